import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The first that is there. The one without windows of its own takes a third less time for the tests. */
const SYSTEM = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** How it is started: also as root, without a display, and without calls to its maker's hosts. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters are as wide as on a screen of today, so that lines break where they do there.
  '--font-render-hinting=none',
];

/** The path of a Chromium on this machine: the system's, else Playwright's own; undefined for none. */
export function findChromium() {
  return [...SYSTEM, chromium.executablePath()].find((path) => path && existsSync(path));
}
