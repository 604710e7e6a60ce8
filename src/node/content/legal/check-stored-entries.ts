import { storedEntries } from '../../../site/storage';
import type { Problem } from '../problems';
import type { LegalPage } from './read-legal-page';

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
          ...{ file, key: 'table' },
          message: `does not list \`${entry}\`, which the site keeps in the browser; expected a row that begins with it, what it is for and how long it stays`,
        })),
        ...rows.flatMap((name, index) => {
          if (name === undefined || storedEntries.includes(name)) return [];
          const message = `lists \`${name}\`, which the site does not keep; take the row out`;
          return [{ file, line: index + 1, key: 'table', message }];
        }),
      ];
    });
