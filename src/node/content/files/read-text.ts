import { readFileSync } from 'node:fs';
import { attempt, ContentProblems, type Checked } from '../problems';
import { isThere, missingFile } from './folders';

/** U+FFFD and NUL: signs of a wrong encoding. */
const UNREADABLE = /[\ufffd\0]/;
const NOT_UTF8 =
  'holds letters that cannot be read; open the file in the program that shows them right, save it with the encoding UTF-8, and type again what is shown as \ufffd';
const CONFLICT =
  'two people have changed this part; keep what is right, and take out the lines with <<<<<<<, ======= and >>>>>>>';
const MARKED = 'begins with a byte order mark; save it with the encoding UTF-8 without BOM';

/**
 * Text without byte order mark and with `\n` line ends, whatever program saved it.
 * @throws when it is missing or holds letters that cannot be read.
 */
export function readText(file: string): string {
  const problem = (key: string, message: string, line?: number) =>
    new ContentProblems([{ file, line, key, message }]);
  if (!isThere(file)) throw problem('file', missingFile(file, 'a file of this name'));
  const source = readFileSync(file, 'utf8');
  const lines = source.replace(/^\ufeff/, '').split(/\r?\n/);
  const line = lines.findIndex((one) => UNREADABLE.test(one)) + 1;
  if (line > 0) throw problem('encoding', NOT_UTF8, line);
  const marked = lines.findIndex((one) => /^[<>]{7}(?: |$)/.test(one)) + 1;
  if (marked > 0) throw problem('conflict', CONFLICT, marked);
  // gatsby-plugin-react-i18next fails on it.
  if (file.endsWith('.json') && source.startsWith('\ufeff')) throw problem('encoding', MARKED, 1);
  return lines.join('\n');
}

type Parse<Value> = (source: string, file: string) => Value;

export const parseFile = <Value>(file: string, parse: Parse<Value>): Checked<Value> =>
  attempt(() => parse(readText(file), file));

/** The files that can be parsed, and the problems of the others. */
export function parseFiles<Value>(files: readonly string[], parse: Parse<Value>) {
  const checked = files.map((file) => parseFile(file, parse));
  return {
    values: checked.flatMap(({ value }) => (value === undefined ? [] : [value])),
    problems: checked.flatMap(({ problems }) => problems),
  };
}
