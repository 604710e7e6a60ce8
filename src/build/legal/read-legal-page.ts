import { existsSync } from 'node:fs';
import { object } from 'yup';
import { languages, type Language } from '../../site/languages';
import { checkYaml, type Checked } from '../check-yaml';
import { CONTENT } from '../content-folder';
import { date } from '../fields';
import { readFrontMatter } from '../front-matter';
import type { Problem } from '../problems';
import { legalRoutes, type LegalRouteId } from '../../site/routes';

export const LEGAL = `${CONTENT}/legal`;

const schema = object({ updated: date().required('is required: a date') }).noUnknown();

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

/** A legal page in one language, `content/legal/<path>/<language>.mdx`, or what is wrong with it. */
export function readLegalPage(source: string, file: string): Checked<LegalPageFile> {
  const folder = file.split('/').at(-2);
  const route = legalRoutes.find(({ path }) => path === folder);
  if (!route) {
    const expected = legalRoutes.map(({ path }) => path).join(', ');
    const message = `stands in a folder of no page; expected one of: ${expected}`;
    return { problems: [{ file, key: 'file', message }] };
  }
  const { value: head, problems: unreadable } = readFrontMatter(source, file);
  if (!head) return { problems: unreadable };
  const { value, problems } = checkYaml(head.yaml, schema, file, head.firstLine);
  if (!value) return { problems };
  const { language } = head;
  return {
    value: { route: route.id, language, updated: value.updated, file, source },
    problems: [],
  };
}

/** The legal pages that are not there. */
export function missingLegalPages(): Problem[] {
  return legalRoutes
    .flatMap(({ path }) => languages.map((language) => `${LEGAL}/${path}/${language}.mdx`))
    .filter((file) => !existsSync(file))
    .map((file) => ({
      file,
      key: 'file',
      message: 'is missing; expected the page in every language',
    }));
}
