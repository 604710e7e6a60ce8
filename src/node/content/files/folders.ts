import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { languages, type Language } from '../../../site/languages';

/** Files that operating systems, editors and office programs leave behind, by the last name of a path. */
export const SYSTEM_PATH = /(?:^|[\\/])(?:[.~#][^\\/]*|thumbs\.db|desktop\.ini)$|(?:~|\.bak)$/i;

export const filesIn = (folder: string): string[] => namesIn(folder, 'isFile');

export const foldersIn = (folder: string): string[] => namesIn(folder, 'isDirectory');

export const PICTURES = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];
export const DOCUMENTS = ['.pdf'];

/** A path in the disk's Unicode form: some systems write `ā` as `a` and a combining mark. */
export function normalizeName(file: string): string {
  const name = basename(file).normalize();
  const found = filesIn(dirname(file)).find((one) => one.normalize() === name);
  return join(dirname(file), found ?? name);
}

/** Compares the exact name: on a disk that ignores case, `Cover.JPG` passes for `cover.jpg`. */
export const isThere = (file: string): boolean =>
  filesIn(dirname(file)).includes(basename(normalizeName(file)));

export function missingFile(file: string, expected: string): string {
  const name = basename(file);
  const alike = filesIn(dirname(file)).find((one) => one.toLowerCase() === name.toLowerCase());
  const hint = alike ? `; "${alike}" is there: write both alike` : '';
  return `"${name}" is missing; expected ${expected}${hint}`;
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
