import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where a Chromium may be, the preferred first: the one without windows takes a third less time for the tests. */
const SYSTEM = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Start it also as root and without a display, and keep it from calling its maker's hosts. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Makes letters as wide as on a modern screen, so that lines break where they do there.
  '--font-render-hinting=none',
];

/** The path of a Chromium on this machine: the system's, else Playwright's own; undefined for none. */
export function findChromium() {
  return [...SYSTEM, chromium.executablePath()].find((path) => path && existsSync(path));
}
