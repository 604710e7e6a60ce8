import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programPath } from '../../scripts/program-path';
import { CONTENT } from '../../src/node/content/files';

const PROJECT = process.cwd();

/**
 * Runs the tests of a file or of a `describe` in a copy of the content, so that they may put problems
 * into it. After each test, the copy is as it was.
 */
export function workInContentCopy(): void {
  let folder = '';
  const restore = () => {
    rmSync(join(folder, CONTENT), { recursive: true, force: true });
    cpSync(join(PROJECT, CONTENT), join(folder, CONTENT), { recursive: true });
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'));
    symlinkSync(join(PROJECT, 'src'), join(folder, 'src'));
    restore();
    process.chdir(folder);
  });
  afterEach(restore);
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
