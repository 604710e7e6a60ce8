import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { valid, type Checked, type Problem } from '../problems';
import { isThere, missingFile } from './folders';

const LINE_END = /\r?\n/;
/** Programs write it for a letter that they could not read. */
const LOST_LETTER = '\ufffd';
const LOST = 'stands for a letter that was lost when the file was saved; type the letter again';
const NOT_UTF8 =
  'is not UTF-8; open the file in the program that shows its letters right, and save it there with the encoding UTF-8';

/** Text without byte order mark and with `\n` line ends, whatever program saved it. */
export function readText(file: string): Checked<string> {
  const problem = (key: string, message: string, line?: number): Problem => {
    return { file, line, key, message };
  };
  if (!isThere(file))
    return { problems: [problem('file', missingFile(file, 'a file of this name'))] };
  const bytes = readFileSync(file);
  const unreadable = unreadableLine(bytes);
  if (unreadable) return { problems: [problem('encoding', NOT_UTF8, unreadable)] };
  const lines = bytes
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .split(LINE_END);
  const problems = lines.flatMap((line, index) =>
    line.includes(LOST_LETTER) ? problem(LOST_LETTER, LOST, index + 1) : [],
  );
  return problems.length > 0 ? { problems } : valid(lines.join('\n'));
}

export const hasByteOrderMark = (file: string) => readFileSync(file, 'utf8').startsWith('\ufeff');

/** The first line that is not UTF-8, or has a zero byte as UTF-16 does. */
function unreadableLine(bytes: Buffer): number | undefined {
  if (isUtf8(bytes) && !bytes.includes(0)) return undefined;
  // Latin 1 keeps each byte one letter, so lines can be told before decoding.
  const lines = bytes.toString('latin1').split(LINE_END);
  return 1 + lines.findIndex((line) => line.includes('\0') || !isUtf8(Buffer.from(line, 'latin1')));
}
