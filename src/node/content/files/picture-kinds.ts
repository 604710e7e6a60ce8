import { closeSync, openSync, readSync } from 'node:fs';

const JPEG = 'save it as JPEG, by opening it and choosing "Export" or "Save as"';

/** Pictures that browsers do not show: by the ends of their names, how their files begin, what to do. */
const kinds: readonly [endings: string, begin: RegExp, message: string][] = [
  [
    'heic heif',
    /^.{4}ftyp.{0,40}hei[cx]/s,
    `is a HEIC photograph, as an iPhone takes it; ${JPEG}, or send it to yourself by e-mail`,
  ],
  ['tif tiff', /^(?:II\*\0|MM\0\*)/, `is a TIFF; ${JPEG}`],
  ['gif', /^GIF8/, `is a GIF, which may move; ${JPEG}`],
  [
    'svg',
    /^\s*<(?:\?xml|!--|svg)/,
    'is a drawing (SVG); export it as PNG, at least 1600 pixels wide',
  ],
  ['jp2 jpx j2k', /^.{4}jP {2}/s, `is a JPEG 2000; ${JPEG}`],
  ['bmp', /^BM/, `is a BMP; ${JPEG}`],
  [
    'cr2 cr3 nef arw dng orf rw2 raf',
    /^(?:.{4}ftypcrx|FUJIFILM|IIU\0|IIRO)/s,
    'is what a camera keeps before it makes a picture (RAW); develop it in the camera’s program, and export a JPEG',
  ],
];

/** What to do with a file of such a name. */
export const otherKindByName = (name: string): string | undefined =>
  kinds.find(([endings]) =>
    endings.split(' ').some((end) => name.toLowerCase().endsWith(`.${end}`)),
  )?.[2];

/** What to do with a file that holds such a picture, whatever its name is. */
export function otherKind(file: string): string | undefined {
  const begin = Buffer.alloc(64);
  const opened = openSync(file, 'r');
  readSync(opened, begin);
  closeSync(opened);
  const text = begin.toString('latin1');
  return kinds.find(([, pattern]) => pattern.test(text))?.[2];
}
