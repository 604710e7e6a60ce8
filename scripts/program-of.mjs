import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * The file of an installed package's program, for Node to run: the links in `node_modules/.bin` are none
 * on Windows.
 * @param {string} name of the package
 * @param {string} home whose packages it is among, from the project's root
 */
export function programOf(name, home = '.') {
  const folder = resolve(home, 'node_modules', name);
  const file = resolve(folder, 'package.json');
  const { bin } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const [program] = typeof bin === 'string' ? [bin] : Object.values(bin ?? {});
  if (!program) throw new Error(`${folder}: expected an installed package that has a program`);
  return resolve(folder, program);
}

export const localHost = () => programOf('netlify-cli', 'tools/local-host');
