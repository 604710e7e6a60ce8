// Builds this version and another commit, by default the last one, and compares screenshots of their pages:
//   npx jiti scripts/compare.ts main
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { buildCommit } from './build-commit';
import { programPath } from './program-path';
import { run, runOrExit } from './run-program';
import { stop } from './stop';
import { buildEnvironment } from './tests/builds';

const [ref = 'HEAD'] = process.argv.slice(2);
const now = new Date().toISOString();

if (spawnSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]).status !== 0)
  stop(`${ref}: git knows no such commit, branch or tag`);

rmSync('reports/screenshots', { recursive: true, force: true });
await runOrExit(process.execPath, [programPath('gatsby'), 'build']);
const before = await buildCommit(ref);
await takeScreenshots(before, 'public', '--update-snapshots', 'all');
const reporters = ['--reporter', 'list,html'];
const status = await takeScreenshots('public', before, '--update-snapshots', 'none', ...reporters);
if (status !== 0) console.log('What differs: npx playwright show-report reports/compare');
process.exit(status);

/** Of the pages of both builds, so that a page which only one of them has differs too. */
function takeScreenshots(built: string, other: string, ...options: string[]) {
  const env = {
    ...buildEnvironment('none'),
    SCREENSHOTS_OF: built,
    SCREENSHOTS_BESIDE: other,
    SCREENSHOTS_AT: now,
    PLAYWRIGHT_HTML_OUTPUT_DIR: 'reports/compare',
    PLAYWRIGHT_HTML_OPEN: 'never',
  };
  const command = [programPath('@playwright/test'), 'test', '--project', 'screenshots', ...options];
  return run(process.execPath, command, { env });
}
