import { readFileSync } from 'node:fs';
import { isThere, normalizeName } from './folders';

const JPEG = 'save it as JPEG, by opening it and choosing "Export" or "Save as"';
const HEIC = `is a HEIC photograph, as an iPhone takes it; ${JPEG}, or send it to yourself by e-mail`;
const SVG = 'is a drawing (SVG); export it as PNG, at least 1600 pixels wide';
const RAW =
  'is what a camera keeps before it makes a picture (RAW); develop it in the camera’s program, and export a JPEG';

/** Files that are no picture or PDF of ours: how they begin, and what to do. */
const kinds: readonly [begin: RegExp, message: string][] = [
  [/^$/, 'is empty; save it again'],
  [/^.{4}ftyp.{0,40}hei[cx]/s, HEIC],
  [/^(?:II\*\0|MM\0\*)/, `is a TIFF; ${JPEG}`],
  [/^GIF8/, `is a GIF, which may move; ${JPEG}`],
  [/^BM/, `is a BMP; ${JPEG}`],
  [/^%PDF-/, 'is a PDF; save the picture in it as JPEG'],
  [/^[^]*<svg\b/, SVG],
  [/^\s*<(?:!doctype|html|!--)/i, 'is a web page; open it, and save the file that it shows'],
  [
    /^version https:\/\/git-lfs/,
    'is only the name of a file that Git LFS keeps; save the file itself in its place',
  ],
  [/^(?:.{4}ftypcrx|FUJIFILM|IIU\0|IIRO)/s, RAW],
];

/** What to do with a file that holds such a picture, whatever its name is. */
export const unsupportedFormat = (file: string): string | undefined =>
  kindOf(readFileSync(file).toString('latin1', 0, 400));

const kindOf = (begin: string) => kinds.find(([pattern]) => pattern.test(begin))?.[1];

/** In millions of bytes. */
const MOST = 10;

/** What is wrong in a PDF: another kind, not its whole, changed on its way, or too large. */
export function brokenDocument(file: string): string | undefined {
  if (!isThere(file)) return 'is missing';
  const text = readFileSync(normalizeName(file), 'latin1');
  if (!text.startsWith('%PDF-'))
    return kindOf(text.slice(0, 400)) ?? 'is no PDF inside; export it as PDF again';
  // It names the place of its table: line ends that a program has changed move it.
  const end = /(?:startxref\s+(\d+)\s+)?%%EOF(?![^]*%%EOF)/.exec(text.slice(-2000));
  const isMoved = end?.[1] && !/^\s*(?:xref|\d+\s+\d+\s+obj)/.test(text.slice(Number(end[1])));
  if (!end || isMoved) return 'cannot be read to its end; export it as PDF again';
  const millions = Math.ceil(text.length / 1e6);
  return millions > MOST
    ? `has ${millions} MB; expected ${MOST} at most: export it smaller`
    : undefined;
}
