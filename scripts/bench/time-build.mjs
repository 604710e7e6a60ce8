import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const memoryFile = join(tmpdir(), 'bench-build-memory.txt');

/**
 * Builds the project in `folder` on what earlier builds have left there.
 * @param {string} folder
 * @returns how long it took, and the memory of its largest process.
 * @throws with the build's words when it failed.
 */
export function timeBuild(folder) {
  rmSync(memoryFile, { force: true });
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(
    'node',
    [resolve('node_modules/gatsby/cli.js'), 'build'],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: {
        ...process.env,
        GATSBY_TELEMETRY_DISABLED: '1',
        MEMORY_FILE: memoryFile,
        NODE_OPTIONS: `--import ${pathToFileURL('scripts/bench/note-memory.mjs').href}`,
      },
    },
  );
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
  if (!existsSync(memoryFile)) throw new Error('No process has said how much memory it took');
  const peaks = readFileSync(memoryFile, 'utf8').trim().split('\n').map(Number);
  return { seconds, gigabytes: Math.max(...peaks) / 1e6 };
}
