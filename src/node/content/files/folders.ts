import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { CONTENT } from '../content-folder';

/** Files that operating systems, editors and office programs leave beside a person's own. */
const SYSTEM_NAMES = [
  /^\./,
  /^~|~$/,
  /^#.*#$/,
  /^(thumbs\.db|ehthumbs\.db|desktop\.ini|icon\r|__macosx)$/i,
  /\.(bak|orig|swp|swo|tmp)$/i,
];

function isSystemName(name: string): boolean {
  return SYSTEM_NAMES.some((pattern) => pattern.test(name));
}

/** Whether a path leads to something in the content that no person put there; for Gatsby's sources. */
export function isSystemPath(path: string): boolean {
  return relative(CONTENT, path)
    .split(sep)
    .some((name) => name !== '..' && isSystemName(name));
}

/** The names of the files that people put into a folder, in order; none where there is no folder. */
export function filesIn(folder: string): string[] {
  return namesIn(folder).filter((name) => kindOf(join(folder, name))?.isFile());
}

/** The names of the folders in a folder, in order. */
export function foldersIn(folder: string): string[] {
  return namesIn(folder).filter((name) => kindOf(join(folder, name))?.isDirectory());
}

/**
 * Whether a file is there under exactly this name. To ask the disk is not enough: some computers
 * take `Cover.JPG` for `cover.jpg`, and the one that builds the site does not.
 */
export function isThere(file: string): boolean {
  return filesIn(dirname(file)).includes(basename(file));
}

/** Says that a file is missing, and names one that differs only in case. */
export function missingFile(file: string, expected: string): string {
  const name = basename(file);
  const alike = filesIn(dirname(file)).find((one) => one.toLowerCase() === name.toLowerCase());
  const hint = alike ? `; "${alike}" is there: write both alike` : '';
  return `"${name}" is missing; expected ${expected}${hint}`;
}

function namesIn(folder: string): string[] {
  if (!kindOf(folder)?.isDirectory()) return [];
  return readdirSync(folder)
    .filter((name) => !isSystemName(name))
    .sort();
}

function kindOf(path: string) {
  return statSync(path, { throwIfNoEntry: false });
}
