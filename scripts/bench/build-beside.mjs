import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Builds another commit in a git worktree of its own, which `remove` takes away again.
 * @param {string} ref
 * @throws when git does not know the commit, or it cannot be built.
 */
export function buildBeside(ref) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const remove = () => run('git', ['worktree', 'remove', '--force', folder]);
  run('git', ['worktree', 'add', '--detach', folder, ref]);
  try {
    const [lock, itsLock] = ['.', folder].map((home) => readFileSync(join(home, LOCK), 'utf8'));
    if (lock === itsLock) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    else run('npm', ['ci'], folder);
    run(process.execPath, ['node_modules/gatsby/cli.js', 'build'], folder);
  } catch (error) {
    remove();
    throw error;
  }
  return { built: join(folder, 'public'), remove };
}

const LOCK = 'package-lock.json';

/**
 * @param {string} command
 * @param {string[]} words
 * @param {string} [cwd]
 */
function run(command, words, cwd) {
  execFileSync(command, words, { cwd, stdio: ['ignore', 2, 'inherit'] });
}
