import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { relative, resolve, sep, basename, dirname, join } from 'node:path';
import { languages, type Language } from '../../site/languages';
import { collectProblems, ContentProblems, type Checked } from './problems';

/** A path from the project's root, with `/` on every system. */
export const rootPath = (file: string): string => slashed(relative('', file));

/** A path as Gatsby's nodes name it: absolute, with `/` on every system. */
export const nodePath = (file: string): string => slashed(resolve(file));

const slashed = (path: string) => path.split(sep).join('/');

/** A path from the project's root; the fixture builds set CONTENT_DIR. */
export const CONTENT = rootPath(process.env.CONTENT_DIR || 'content');

/** Files that operating systems, editors and office programs leave behind, by the last name of a path. */
export const SYSTEM_PATH = /(?:^|[\\/])(?:[.~#][^\\/]*|thumbs\.db|desktop\.ini)$|(?:~|\.bak)$/i;

export const filesIn = (folder: string): string[] => namesIn(folder, 'isFile');

export const foldersIn = (folder: string): string[] => namesIn(folder, 'isDirectory');

export const PICTURES = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];
export const DOCUMENTS = ['.pdf'];

/** A path in the disk's Unicode form: some systems write `ā` as `a` and a combining mark. */
export function normalizeName(file: string): string {
  const name = basename(file).normalize();
  const found = filesIn(dirname(file)).find((path) => path.normalize() === name);
  return join(dirname(file), found ?? name);
}

/** Compares the exact name: on a disk that ignores case, `Cover.JPG` passes for `cover.jpg`. */
export const isThere = (file: string): boolean =>
  filesIn(dirname(file)).includes(basename(normalizeName(file)));

export function missingFile(file: string, expected: string): string {
  const name = basename(file);
  const alike = filesIn(dirname(file)).find((path) => path.toLowerCase() === name.toLowerCase());
  const hint = alike ? `; "${alike}" is there: write both alike` : '';
  const isLink = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink();
  return `"${name}" is ${isLink ? 'a link to another place' : 'missing'}; expected ${expected}${hint}`;
}

function namesIn(folder: string, kind: 'isFile' | 'isDirectory'): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry[kind]() && !SYSTEM_PATH.test(entry.name))
    .map(({ name }) => name)
    .sort();
}

export const textName = (language: Language): string => `index.${language}.mdx`;

export const textNames: readonly string[] = languages.map(textName);

/** Gatsby reads each of them, whatever its name. */
export const textsIn = (folder: string): string[] =>
  filesIn(folder)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `${folder}/${name}`);

export const textsBelow = (folder: string): string[] =>
  foldersIn(folder).flatMap((slug) => textsIn(`${folder}/${slug}`));

/** U+FFFD and NUL: signs of a wrong encoding. */
const UNREADABLE = /[\ufffd\0]/;
const NOT_UTF8 =
  'holds letters that cannot be read; open the file in the program that shows them right, save it with the encoding UTF-8, and type again what is shown as \ufffd';
const CONFLICT =
  'two people have changed this part; keep what is right, and take out the lines with <<<<<<<, ======= and >>>>>>>';

/**
 * Text without invisible signs and with `\n` line ends, whatever program saved it.
 * @throws when it is missing or holds letters that cannot be read.
 */
export function readText(file: string): string {
  const problem = (key: string, message: string, line?: number) =>
    new ContentProblems([{ file, line, key, message }]);
  if (!isThere(file)) throw problem('file', missingFile(file, 'a file of this name'));
  const lines = readFileSync(file, 'utf8')
    .replace(/[\ufeff\u200b\u2060]/g, '')
    .split(/\r?\n/);
  const line = lines.findIndex((text) => UNREADABLE.test(text)) + 1;
  if (line > 0) throw problem('encoding', NOT_UTF8, line);
  const marked = lines.findIndex((text) => /^(?:[<>]{7}(?: |$)|={7}$)/.test(text)) + 1;
  if (marked > 0) throw problem('conflict', CONFLICT, marked);
  return lines.join('\n');
}

type Parse<Value> = (source: string, file: string) => Value;

export const parseFile = <Value>(file: string, parse: Parse<Value>): Checked<Value> =>
  collectProblems(() => parse(readText(file), file));

/** The files that can be parsed, and the problems of the others. */
export function parseFiles<Value>(files: readonly string[], parse: Parse<Value>) {
  const checked = files.map((file) => parseFile(file, parse));
  return {
    values: checked.flatMap(({ value }) => (value === undefined ? [] : [value])),
    problems: checked.flatMap(({ problems }) => problems),
  };
}

const JPEG = 'save it as JPEG, by opening it and choosing "Export" or "Save as"';
const HEIC = `is a HEIC photograph, as an iPhone takes it; ${JPEG}, or send it to yourself by e-mail`;
const SVG = 'is a drawing (SVG); export it as PNG, at least 1600 pixels wide';
const RAW =
  'is what a camera keeps before it makes a picture (RAW); develop it in the camera’s program, and export a JPEG';

const foreignFormats: readonly [begin: RegExp, message: string][] = [
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

const kindOf = (begin: string) => foreignFormats.find(([pattern]) => pattern.test(begin))?.[1];

/** The largest size of a PDF, in millions of bytes. */
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
