import type { Language } from '../../../site/languages';
import { legalRoutes, type LegalRouteId } from '../../../site/routes';
import { CONTENT } from '../content-folder';
import { isThere } from '../files/folders';
import { textNames, textsBelow } from '../files/mdx-files';
import { checkFrontMatter } from '../front-matter';
import type { Checked, Problem } from '../problems';
import { legalSchema } from './legal-schema';

export const LEGAL = `${CONTENT}/legal`;

export interface LegalPage {
  route: LegalRouteId;
  language: Language;
  updated: string;
  /** Path from the project's root. */
  file: string;
}

export interface LegalPageFile extends LegalPage {
  /** The whole file. */
  source: string;
}

export function readLegalPages(): { pages: LegalPageFile[]; problems: Problem[] } {
  const { files, problems } = textsBelow(LEGAL);
  const read = files
    .filter(({ file }) => routeOf(file))
    .map(({ file, source }) => ({ source, ...parseLegalPage(source, file) }));
  return {
    pages: read.flatMap(({ value, source }) => (value ? { ...value, source } : [])),
    problems: [...problems, ...read.flatMap((page) => page.problems), ...missingLegalPages()],
  };
}

export function parseLegalPage(source: string | object, file: string): Checked<LegalPage> {
  const route = routeOf(file)?.id;
  if (!route) {
    const expected = legalRoutes.map(({ path }) => path).join(', ');
    const message = `stands in a folder of no page; expected one of: ${expected}`;
    return { problems: [{ file, key: 'file', message }] };
  }
  const { value, problems } = checkFrontMatter(source, legalSchema, file);
  return value ? { value: { ...value, route, file }, problems: [] } : { problems };
}

function routeOf(file: string) {
  const folder = file.split('/').at(-2);
  return legalRoutes.find(({ path }) => path === folder);
}

function missingLegalPages(): Problem[] {
  return legalRoutes
    .flatMap(({ path }) => textNames.map((name) => `${LEGAL}/${path}/${name}`))
    .filter((file) => !isThere(file))
    .map((file) => ({
      file,
      key: 'file',
      message: 'is missing; expected the page in every language',
    }));
}
