import { languages, type Language } from '../../../site/languages';
import { legalRoutes, type LegalRouteId } from '../../../site/routes';
import { checkYaml } from '../check-yaml';
import { CONTENT } from '../content-folder';
import { isThere } from '../files/folders';
import { textsBelow } from '../files/mdx-files';
import { checkFrontMatter, readFrontMatter } from '../front-matter';
import type { Checked, Problem } from '../problems';
import { legalSchema } from './legal-schema';

export const LEGAL = `${CONTENT}/legal`;

export interface LegalPage {
  route: LegalRouteId;
  language: Language;
  /** ISO date. */
  updated: string;
  /** Path from the project's root. */
  file: string;
}

export interface LegalPageFile extends LegalPage {
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

/**
 * A legal page in one language, `content/legal/<path>/<language>.mdx`, or what is wrong with its
 * front matter, with its line.
 */
function readLegalPage(source: string, file: string): Checked<LegalPageFile> {
  const { value: route, problems: ofFolder } = checkRoute(file);
  if (!route) return { problems: ofFolder };
  const { value: head, problems: unreadable } = readFrontMatter(source, file);
  if (!head) return { problems: unreadable };
  const { value, problems } = checkYaml(head.yaml, legalSchema, file, head.firstLine);
  if (!value) return { problems };
  return { value: { ...value, route, language: head.language, file, source }, problems: [] };
}

/** The same of front matter that has been parsed. */
export function parseLegalPage(frontMatter: object, file: string): Checked<LegalPage> {
  const { value: route, problems: ofFolder } = checkRoute(file);
  if (!route) return { problems: ofFolder };
  const { value, problems } = checkFrontMatter(frontMatter, legalSchema, file);
  if (!value) return { problems };
  return { value: { ...value.fields, route, language: value.language, file }, problems: [] };
}

function checkRoute(file: string): Checked<LegalRouteId> {
  const route = routeOf(file);
  if (route) return { value: route.id, problems: [] };
  const expected = legalRoutes.map(({ path }) => path).join(', ');
  const message = `stands in a folder of no page; expected one of: ${expected}`;
  return { problems: [{ file, key: 'file', message }] };
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
