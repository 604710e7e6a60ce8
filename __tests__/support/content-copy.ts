import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programOf } from '../../scripts/program-of';
import { CONTENT } from '../../src/node/content/content-folder';

const PROJECT = process.cwd();

/** Runs each test of a file in a fresh copy of the content, so that it may put problems into it. */
export function workInContentCopy(): void {
  const copy = mkdtempSync(join(tmpdir(), 'content-'));
  symlinkSync(join(PROJECT, 'src'), join(copy, 'src'));

  beforeEach(() => {
    cpSync(join(PROJECT, CONTENT), join(copy, CONTENT), { recursive: true });
    process.chdir(copy);
  });
  afterEach(() => {
    process.chdir(PROJECT);
    rmSync(join(copy, CONTENT), { recursive: true });
  });
  afterAll(() => rmSync(copy, { recursive: true }));
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
