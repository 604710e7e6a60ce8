import { storedEntries } from '../../../site/storage';
import type { Problem } from '../problems';
import type { LegalPageFile } from './read-legal-page';

const ROW = /^\|\s*`([^`]+)`/;

/** The privacy policy lists exactly what the site stores in a browser. */
export function checkStoredEntries(pages: readonly LegalPageFile[]): Problem[] {
  return pages
    .filter(({ route }) => route === 'privacy')
    .flatMap(({ file, source }) => {
      const listed = source.split('\n').flatMap((text, index) => {
        const [, name] = ROW.exec(text) ?? [];
        return name === undefined ? [] : [{ name, line: index + 1 }];
      });
      const missing = storedEntries.filter((entry) => listed.every(({ name }) => name !== entry));
      const unknown = listed.filter(({ name }) => !storedEntries.includes(name));
      return [
        ...missing.map((entry) => ({
          file,
          key: 'table',
          message: `does not list \`${entry}\`, which the site keeps in the browser; expected a row that begins with it, what it is for and how long it stays`,
        })),
        ...unknown.map(({ name, line }) => ({
          file,
          line,
          key: 'table',
          message: `lists \`${name}\`, which the site does not keep; take the row out`,
        })),
      ];
    });
}
