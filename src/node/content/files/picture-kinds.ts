import { readFileSync } from 'node:fs';

const JPEG = 'save it as JPEG, by opening it and choosing "Export" or "Save as"';
const HEIC = `is a HEIC photograph, as an iPhone takes it; ${JPEG}, or send it to yourself by e-mail`;
const SVG = 'is a drawing (SVG); export it as PNG, at least 1600 pixels wide';
const RAW =
  'is what a camera keeps before it makes a picture (RAW); develop it in the camera’s program, and export a JPEG';

/** Pictures that browsers do not show: how their files begin, and what to do. */
const kinds: readonly [begin: RegExp, message: string][] = [
  [/^.{4}ftyp.{0,40}hei[cx]/s, HEIC],
  [/^(?:II\*\0|MM\0\*)/, `is a TIFF; ${JPEG}`],
  [/^GIF8/, `is a GIF, which may move; ${JPEG}`],
  [/^\s*<(?:\?xml|!--|svg)/, SVG],
  [/^(?:.{4}ftypcrx|FUJIFILM|IIU\0|IIRO)/s, RAW],
];

/** What to do with a file that holds such a picture, whatever its name is. */
export function unsupportedFormat(file: string): string | undefined {
  const begin = readFileSync(file).toString('latin1', 0, 64);
  return kinds.find(([pattern]) => pattern.test(begin))?.[1];
}
