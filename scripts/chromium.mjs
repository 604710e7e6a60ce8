import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium on this machine: the system's, else Playwright's own; undefined for none. */
export function findChromium() {
  return [...SYSTEM, chromium.executablePath()].find((path) => path && existsSync(path));
}
