import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programPath } from '../../scripts/program-path';
import { CONTENT } from '../../src/node/content/files';

const PROJECT = process.cwd();

const statOf = (path: string) => statSync(path, { throwIfNoEntry: false });

/** Makes a folder equal to another one, and copies only what differs. */
function restore(from: string, to: string): void {
  for (const name of statOf(to) ? readdirSync(to, { recursive: true, encoding: 'utf8' }) : []) {
    const [own, copy] = [statOf(join(from, name)), statOf(join(to, name))];
    const isUntouched = own?.size === copy?.size && isSameTime(own?.mtimeMs, copy?.mtimeMs);
    const isKept = own?.isDirectory() ? copy?.isDirectory() : isUntouched;
    if (!isKept) rmSync(join(to, name), { recursive: true, force: true });
  }
  cpSync(from, to, {
    recursive: true,
    preserveTimestamps: true,
    filter: (_, path) => !statOf(path)?.isFile(),
  });
}

/** A copy has the time of its original but for a fraction of a millisecond. */
const isSameTime = (own = 0, copy = 0) => Math.abs(own - copy) < 1;

/**
 * Runs the tests of a file or of a `describe` in a copy of the content, so that they may put problems
 * into it. After each test, the copy is as it was.
 */
export function workInContentCopy(): void {
  let folder = '';
  const restoreContent = () => restore(join(PROJECT, CONTENT), join(folder, CONTENT));

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'));
    symlinkSync(join(PROJECT, 'src'), join(folder, 'src'));
    restoreContent();
    process.chdir(folder);
  });
  afterEach(restoreContent);
  afterAll(() => {
    process.chdir(PROJECT);
    rmSync(folder, { recursive: true });
  });
}

/** Runs one of the project's scripts on the copy. */
export const runScript = (name: string, words: readonly string[] = [], environment = {}) =>
  spawnSync(
    process.execPath,
    [programPath('jiti', PROJECT), join(PROJECT, 'scripts', name), ...words],
    { encoding: 'utf8', env: { ...process.env, ...environment } },
  );
