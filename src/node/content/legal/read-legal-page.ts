import { languages, type Language } from '../../../site/languages';
import { legalRoutes, type LegalRouteId } from '../../../site/routes';
import { checkYaml } from '../check-yaml';
import { CONTENT } from '../content-folder';
import { isThere } from '../files/folders';
import { textsBelow } from '../files/mdx-files';
import { readFrontMatter } from '../front-matter';
import type { Checked, Problem } from '../problems';
import { legalSchema } from './legal-schema';

export const LEGAL = `${CONTENT}/legal`;

export interface LegalPageFile {
  route: LegalRouteId;
  language: Language;
  /** ISO date. */
  updated: string;
  /** Path from the project's root. */
  file: string;
  /** The whole file. */
  source: string;
}

/** Every legal page in every language, and every problem in its front matter. */
export function readLegalPages(): { pages: LegalPageFile[]; problems: Problem[] } {
  const { files, problems } = textsBelow(LEGAL);
  const read = files
    .filter(({ file }) => routeOf(file))
    .map(({ file, source }) => readLegalPage(source, file));
  return {
    pages: read.flatMap(({ value }) => value ?? []),
    problems: [...problems, ...read.flatMap((page) => page.problems), ...missingLegalPages()],
  };
}

/** A legal page in one language, `content/legal/<path>/<language>.mdx`, or what is wrong with it. */
export function readLegalPage(source: string, file: string): Checked<LegalPageFile> {
  const route = routeOf(file);
  if (!route) {
    const expected = legalRoutes.map(({ path }) => path).join(', ');
    const message = `stands in a folder of no page; expected one of: ${expected}`;
    return { problems: [{ file, key: 'file', message }] };
  }
  const { value: head, problems: unreadable } = readFrontMatter(source, file);
  if (!head) return { problems: unreadable };
  const { value, problems } = checkYaml(head.yaml, legalSchema, file, head.firstLine);
  if (!value) return { problems };
  const { language } = head;
  return {
    value: { route: route.id, language, updated: value.updated, file, source },
    problems: [],
  };
}

function routeOf(file: string) {
  const folder = file.split('/').at(-2);
  return legalRoutes.find(({ path }) => path === folder);
}

/** The legal pages that do not exist. */
function missingLegalPages(): Problem[] {
  return legalRoutes
    .flatMap(({ path }) => languages.map((language) => `${LEGAL}/${path}/${language}.mdx`))
    .filter((file) => !isThere(file))
    .map((file) => ({
      file,
      key: 'file',
      message: 'is missing; expected the page in every language',
    }));
}
