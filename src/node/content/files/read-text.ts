import { readFileSync } from 'node:fs';
import { ContentProblems } from '../problems';
import { isThere, missingFile } from './folders';

/** What a program writes for a letter that it could not read, and what UTF-16 holds. */
const UNREADABLE = /[\ufffd\0]/;
const NOT_UTF8 =
  'holds letters that cannot be read; open the file in the program that shows them right, save it with the encoding UTF-8, and type again what is shown as \ufffd';

/**
 * Text without byte order mark and with `\n` line ends, whatever program saved it.
 * @throws when it is missing or holds letters that cannot be read.
 */
export function readText(file: string): string {
  if (!isThere(file)) {
    const message = missingFile(file, 'a file of this name');
    throw new ContentProblems([{ file, key: 'file', message }]);
  }
  const lines = readFileSync(file, 'utf8')
    .replace(/^\ufeff/, '')
    .split(/\r?\n/);
  const line = lines.findIndex((one) => UNREADABLE.test(one)) + 1;
  if (line === 0) return lines.join('\n');
  throw new ContentProblems([{ file, line, key: 'encoding', message: NOT_UTF8 }]);
}

export const hasByteOrderMark = (file: string) => readFileSync(file, 'utf8').startsWith('\ufeff');
