import { execFileSync, execSync } from 'node:child_process';
import { mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Builds another commit in a git worktree, which is removed when the process ends.
 * @returns the folder of the built site
 * @throws when git does not know the commit, or it cannot be built.
 */
export function buildCommit(ref: string) {
  const folder = mkdtempSync(join(tmpdir(), 'commit-'));
  const run = (cwd: string, command: string, ...words: string[]) =>
    execFileSync(command, words, { cwd, stdio: ['ignore', 2, 'inherit'] });
  run('.', 'git', 'worktree', 'add', '--detach', folder, ref);
  process.on('exit', () => run('.', 'git', 'worktree', 'remove', '--force', folder));
  const [own, other] = ['.', folder].map((home) => readFileSync(join(home, 'package-lock.json')));
  if (own?.equals(other ?? own))
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  // With the shell, which finds npm on every system.
  else execSync('npm ci', { cwd: folder, stdio: ['ignore', 2, 'inherit'] });
  run(folder, process.execPath, 'node_modules/gatsby/cli.js', 'build');
  return join(folder, 'public');
}
