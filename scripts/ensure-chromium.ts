// If there is no Chromium: Debian's package if we may install it, otherwise Playwright's download.
import { execFileSync, spawnSync } from 'node:child_process';
import { findChromium } from './chromium';
import { programPath } from './program-path';

const run = (command: string, ...words: string[]) =>
  execFileSync(command, words, { stdio: 'inherit' });
const mayInstall = () =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

if (!findChromium()) {
  if (mayInstall()) {
    run('apt-get', 'update');
    // Pages move less where a font has the widths that their fallback is made for.
    const packages = ['chromium-headless-shell', 'fonts-liberation'];
    run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
  } else {
    run(process.execPath, programPath('playwright'), 'install', 'chromium');
  }
}
const path = findChromium();
if (!path) throw new Error('No Chromium: install one, or set CHROMIUM_PATH to its program.');
console.log(`Chromium: ${path}`);
