import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { Checked } from '../problems';
import { isThere, missingFile } from './folders';

const LINE_END = /\r?\n/;
/** The sign that programs write for a letter that they could not read. */
const LOST_LETTER = '\ufffd';
const LOST = 'stands for a letter that was lost when the file was saved; type the letter again';

/**
 * The text of a file as it is meant, whatever program saved it: without a byte order mark, with
 * `\n` at the end of its lines. `file` is its path from the project's root.
 */
export function readText(file: string): Checked<string> {
  if (!isThere(file)) {
    return { problems: [{ file, key: 'file', message: missingFile(file, 'a file of this name') }] };
  }
  const bytes = readFileSync(file);
  const unreadable = unreadableLine(bytes);
  if (unreadable) {
    const message =
      'is not UTF-8; open the file in the program that shows its letters right, and save it there with the encoding UTF-8';
    return { problems: [{ file, line: unreadable, key: 'encoding', message }] };
  }
  const lines = bytes
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .split(LINE_END);
  const problems = lines.flatMap((line, index) =>
    line.includes(LOST_LETTER) ? [{ file, line: index + 1, key: LOST_LETTER, message: LOST }] : [],
  );
  return problems.length > 0 ? { problems } : { value: lines.join('\n'), problems: [] };
}

/** Whether a file begins with the mark that Windows programs write for UTF-8. */
export function hasByteOrderMark(file: string): boolean {
  return readFileSync(file, 'utf8').startsWith('\ufeff');
}

/** The first line that is not UTF-8, or has a zero byte, of which UTF-16 is full. */
function unreadableLine(bytes: Buffer): number | undefined {
  if (isUtf8(bytes) && !bytes.includes(0)) return undefined;
  // Latin 1 turns each byte into a letter, so the text can be split into lines before it is
  // decoded.
  const lines = bytes.toString('latin1').split(LINE_END);
  return 1 + lines.findIndex((line) => line.includes('\0') || !isUtf8(Buffer.from(line, 'latin1')));
}
