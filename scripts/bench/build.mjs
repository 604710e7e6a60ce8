import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Builds the site into public/, unless it is told that it is there.
 * @throws when it is said to be built and is not.
 */
export function buildUnless(built) {
  if (!built) execFileSync('npx', ['gatsby', 'build'], { stdio: 'inherit' });
  if (!existsSync('public/sitemap-0.xml')) throw new Error('public/ holds no built site');
}
