import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** What builds leave in a checkout, and a later one may reuse. */
const BUILT = ['.cache', 'public'];

/** Copies all files that git does not ignore in place of earlier ones, and links the installed packages. */
export function prepareCheckout(folder: string) {
  mkdirSync(folder, { recursive: true });
  const earlier = readdirSync(folder).filter((name) => !BUILT.includes(name));
  for (const name of earlier) rmSync(join(folder, name), { recursive: true });
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files.filter((name) => existsSync(name))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
}
