import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { prepareCheckout } from '../../scripts/tests/prepare-checkout';
import { programPath } from '../../scripts/program-path';
import { buildEnvironment } from '../../scripts/tests/builds';
import type { Files } from './editor-page';

/** Made pictures are named by what is in them, so that those of an earlier build fit. */
const PICTURES = 'public/static/pictures';

/**
 * Checks this content and builds the site with it for production, in a copy of the project: its own pages
 * and cache stay as they are. Answers with the copy; the pages are in its `public`.
 */
export function buildSite(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'edited-site-'));
  prepareCheckout(folder);
  rmSync(join(folder, 'content'), { recursive: true });
  for (const [path, held] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), held, 'base64');
  }
  if (existsSync(PICTURES)) cpSync(PICTURES, join(folder, PICTURES), { recursive: true });
  const env = { ...process.env, ...buildEnvironment('live'), GATSBY_TELEMETRY_DISABLED: '1' };
  for (const command of [
    [programPath('jiti'), 'scripts/check-content.ts'],
    [programPath('gatsby'), 'build'],
  ])
    execFileSync(process.execPath, command, {
      cwd: folder,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  return folder;
}
