import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programOf } from '../../scripts/program-of';
import { CONTENT } from '../../src/node/content/content-folder';

const PROJECT = process.cwd();

/**
 * Runs the tests of a file or of a `describe` in a copy of the content, so that they may put problems
 * into it. The copy is made once; after each test, what the test changed is restored.
 */
export function workInContentCopy(): void {
  const original = join(PROJECT, CONTENT);
  let folder = '';

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'));
    symlinkSync(join(PROJECT, 'src'), join(folder, 'src'));
    restore(original, join(folder, CONTENT));
    process.chdir(folder);
  });
  afterEach(() => restore(original, join(folder, CONTENT)));
  afterAll(() => {
    process.chdir(PROJECT);
    rmSync(folder, { recursive: true });
  });
}

/** Copies what differs in size or time, and deletes what the original does not have. */
function restore(original: string, copy: string): void {
  if (existsSync(copy))
    for (const name of readdirSync(copy, { recursive: true, encoding: 'utf8' }))
      if (!existsSync(join(original, name)))
        rmSync(join(copy, name), { recursive: true, force: true });
  cpSync(original, copy, { recursive: true, preserveTimestamps: true, filter: differs });
}

function differs(original: string, copy: string): boolean {
  const [right, found] = [statSync(original), statSync(copy, { throwIfNoEntry: false })];
  // A copied time has whole milliseconds.
  const time = Math.floor(right.mtimeMs);
  return right.isDirectory() || right.size !== found?.size || time !== Math.floor(found.mtimeMs);
}

/** Runs one of the project's scripts on the copy. */
export const runScript = (name: string, words: readonly string[] = [], environment = {}) =>
  spawnSync(
    process.execPath,
    [programOf('jiti', PROJECT), join(PROJECT, 'scripts', name), ...words],
    {
      encoding: 'utf8',
      env: { ...process.env, ...environment },
    },
  );
