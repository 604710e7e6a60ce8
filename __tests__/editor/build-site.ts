import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { layCheckout } from '../../scripts/lay-checkout.mjs';
import { environmentOf } from '../../scripts/test-builds.mjs';

/** Made pictures are named by what is in them, so that those of an earlier build fit. */
const PICTURES = 'public/static/pictures';

/**
 * Builds the site for production with another folder of content, in a copy of the project: its own
 * pages and cache stay as they are. Answers with the copy; the pages are in its `public`.
 */
export async function buildSite(content: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'edited-site-'));
  layCheckout(folder);
  rmSync(join(folder, 'content'), { recursive: true });
  cpSync(content, join(folder, 'content'), { recursive: true });
  if (existsSync(PICTURES)) cpSync(PICTURES, join(folder, PICTURES), { recursive: true });
  const gatsby = ['node_modules/gatsby/cli.js', 'build'];
  const env = { ...environmentOf('live'), GATSBY_TELEMETRY_DISABLED: '1' };
  await promisify(execFile)(process.execPath, gatsby, { cwd: folder, env, maxBuffer: 1e8 });
  return folder;
}
