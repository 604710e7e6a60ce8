// Compares screenshots of the pages in public/ with those of another commit, by default the last one:
//   npx jiti scripts/compare.ts main
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { buildCommit } from './build-commit';
import { programPath } from './program-path';
import { buildEnvironment } from './tests/builds';

const [ref = 'HEAD'] = process.argv.slice(2);
const now = new Date().toISOString();

rmSync('reports/screenshots', { recursive: true, force: true });
takeScreenshots(buildCommit(ref), '--update-snapshots', 'all');
const status = takeScreenshots('public', '--update-snapshots', 'none', '--reporter', 'list,html');
if (status !== 0) console.log('What differs: npx playwright show-report reports/compare');
process.exitCode = status;

function takeScreenshots(built: string, ...options: string[]) {
  const env = {
    ...buildEnvironment('none'),
    SCREENSHOTS_OF: built,
    SCREENSHOTS_AT: now,
    PLAYWRIGHT_HTML_OUTPUT_DIR: 'reports/compare',
    PLAYWRIGHT_HTML_OPEN: 'never',
  };
  const command = [programPath('@playwright/test'), 'test', '--project', 'screenshots', ...options];
  return spawnSync(process.execPath, command, { env, stdio: 'inherit' }).status ?? 1;
}
