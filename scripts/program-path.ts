import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

interface Manifest {
  bin?: string | Record<string, string>;
}

/**
 * The file of an installed package's program, for Node to run: the links in `node_modules/.bin` are none
 * on Windows. `home` has the package among its own.
 */
export function programPath(name: string, home = '.') {
  const folder = resolve(home, 'node_modules', name);
  const file = resolve(folder, 'package.json');
  const { bin = {} } = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
  const [program] = typeof bin === 'string' ? [bin] : Object.values(bin);
  if (!program) throw new Error(`${folder}: expected an installed package that has a program`);
  return resolve(folder, program);
}

export const localHostPath = () => programPath('netlify-cli', 'tools/local-host');
