import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Copies all files that git does not ignore, and links the installed packages. */
export function prepareCheckout(folder: string) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files.filter((name) => existsSync(name))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
}
