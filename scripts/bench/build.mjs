import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Builds the site into public/, unless the caller says that it is there already.
 * @param {boolean} built
 * @throws when public/ holds no built site.
 */
export function buildUnless(built) {
  if (!built) execFileSync('npx', ['gatsby', 'build'], { stdio: 'inherit' });
  if (!existsSync('public/sitemap-0.xml')) throw new Error('public/ holds no built site');
}
