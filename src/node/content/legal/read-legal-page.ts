import type { Language } from '../../../site/languages';
import { legalRoutes, type LegalRouteId } from '../../../site/routes';
import { CONTENT } from '../content-folder';
import { begun, date, strictObject } from '../fields';
import { isThere } from '../files/folders';
import { textNames, textsBelow } from '../files/mdx-files';
import { readText } from '../files/read-text';
import { parseFrontMatter } from '../front-matter';
import { attemptEach, ContentProblems, type Problem } from '../problems';

export const LEGAL = `${CONTENT}/legal`;

export const legalSchema = strictObject({
  updated: begun(date().required('is required: a date')).label('Pēdējo izmaiņu diena'),
});

export interface LegalPage {
  route: LegalRouteId;
  language: Language;
  updated: string;
  file: string;
  /** The whole text of the file. */
  source: string;
}

export function readLegalPages(): { pages: LegalPage[]; problems: Problem[] } {
  const files = textsBelow(LEGAL).filter((file) => routeOf(file));
  const { values: pages, problems } = attemptEach(files, (file) =>
    parseLegalPage(readText(file), file),
  );
  return { pages, problems: [...problems, ...missingLegalPages()] };
}

export function parseLegalPage(source: string, file: string): LegalPage {
  const route = routeOf(file)?.id;
  if (route) return { ...parseFrontMatter(source, legalSchema, file), route, file, source };
  const expected = legalRoutes.map(({ path }) => path).join(', ');
  const message = `stands in a folder of no page; expected one of: ${expected}`;
  throw new ContentProblems([{ file, key: 'file', message }]);
}

function routeOf(file: string) {
  const folder = file.split('/').at(-2);
  return legalRoutes.find(({ path }) => path === folder);
}

function missingLegalPages(): Problem[] {
  const message = 'is missing; expected the page in every language';
  return legalRoutes
    .flatMap(({ path }) => textNames.map((name) => `${LEGAL}/${path}/${name}`))
    .filter((file) => !isThere(file))
    .map((file) => ({ file, key: 'file', message }));
}
