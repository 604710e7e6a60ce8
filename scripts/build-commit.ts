import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runOrExit } from './run-program';

/**
 * Builds another commit in a git worktree, which is removed when the process ends.
 * @returns the folder of the built site
 */
export async function buildCommit(ref: string) {
  const folder = mkdtempSync(join(tmpdir(), 'commit-'));
  process.on('exit', () => {
    spawnSync('git', ['worktree', 'remove', '--force', folder]);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  await runOrExit('git', ['worktree', 'add', '--detach', folder, ref]);
  const [own, other] = ['.', folder].map((home) => readFileSync(join(home, 'package-lock.json')));
  if (own?.equals(other ?? own))
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  // With the shell, which finds npm on every system.
  else await runOrExit('npm ci', [], { cwd: folder, shell: true });
  await runOrExit(process.execPath, ['node_modules/gatsby/cli.js', 'build'], { cwd: folder });
  return join(folder, 'public');
}
