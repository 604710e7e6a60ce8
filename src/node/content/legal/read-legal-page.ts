import { basename, dirname } from 'node:path';
import { pathTo } from '../../../site/paths';
import { legalRoutes } from '../../../site/routes';
import { storedEntries } from '../../../site/storage';
import { CONTENT } from '../content-folder';
import { begun, date, strictObject } from '../fields';
import { textNames } from '../files/folders';
import { parseFiles } from '../files/read-text';
import { parseFrontMatter } from '../parse-yaml';
import { ContentProblems, type Problem } from '../problems';

export const LEGAL = `${CONTENT}/legal`;

export const legalSchema = strictObject({
  updated: begun(date().required('is required: a date')).label('Pēdējo izmaiņu diena'),
});

export type LegalPage = ReturnType<typeof parseLegalPage>;

export function readLegalPages() {
  const folders = legalRoutes.map(({ path }) => `${LEGAL}/${path}`);
  const files = folders.flatMap((folder) => textNames.map((name) => `${folder}/${name}`));
  return parseFiles(files, parseLegalPage);
}

export function parseLegalPage(source: string, file: string) {
  const route = legalRoutes.find(({ path }) => path === basename(dirname(file)))?.id;
  const message = 'stands in a folder of no page; take it out';
  if (!route) throw new ContentProblems([{ file, key: 'file', message }]);
  const fields = parseFrontMatter(source, legalSchema, file);
  return { ...fields, route, file, path: pathTo(fields.language, route), source };
}

const ROW = /^\|\s*`([^`]+)`/;

/** The privacy policy lists exactly what the site stores in a browser. */
export const checkStoredEntries = (pages: readonly LegalPage[]): Problem[] =>
  pages
    .filter(({ route }) => route === 'privacy')
    .flatMap(({ file, source }) => {
      const rows = source.split('\n').map((line) => ROW.exec(line)?.[1]);
      const missing = storedEntries.filter((entry) => !rows.includes(entry));
      return [
        ...missing.map((entry) => ({
          file,
          key: 'table',
          message: `does not list \`${entry}\`, which the site keeps in the browser; expected a row that begins with it, what it is for and how long it stays`,
        })),
        ...rows.flatMap((name, index) => {
          if (name === undefined || storedEntries.includes(name)) return [];
          const message = `lists \`${name}\`, which the site does not keep; take the row out`;
          return [{ file, line: index + 1, key: 'table', message }];
        }),
      ];
    });
