import { basename, dirname } from 'node:path';
import { pathTo } from '../../site/paths';
import { legalRoutes } from '../../site/routes';
import { notInFuture, date, strictObject } from './fields';
import { CONTENT, textNames, textsBelow, parseFiles } from './files';
import { parseFrontMatter } from './parse-yaml';
import { brokenRulesOf, ContentProblems, differences, type Problem } from './problems';

export const LEGAL = `${CONTENT}/legal`;

export const legalSchema = strictObject({
  updated: notInFuture(date().required('is required: a date')).label('Pēdējo izmaiņu diena'),
});

export type LegalPage = ReturnType<typeof parseLegalPage>;

export function readLegalPages() {
  const folders = legalRoutes.map(({ path }) => `${LEGAL}/${path}`);
  const files = folders.flatMap((folder) => textNames.map((name) => `${folder}/${name}`));
  return parseFiles([...new Set([...files, ...textsBelow(LEGAL)])], parseLegalPage);
}

export function parseLegalPage(source: string, file: string) {
  const route = legalRoutes.find(({ path }) => path === basename(dirname(file)))?.id;
  const message = 'stands in a folder of no page; take it out';
  if (!route) throw new ContentProblems([{ file, key: 'file', message }]);
  const fields = parseFrontMatter(source, legalSchema, file);
  return { ...fields, route, file, path: pathTo(fields.language, route), source };
}

export const checkLegalPages = (pages: readonly LegalPage[]): Problem[] =>
  pages.flatMap((page) =>
    brokenRulesOf(differences(page, pages, ['updated'])).map((one) => ({
      file: page.file,
      ...one,
    })),
  );
