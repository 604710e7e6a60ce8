import { existsSync, readdirSync } from 'node:fs';

/** Where scripts/ensure-old-browsers unpacks them. */
export const oldBrowsersFolder = 'tools/old-browsers/node_modules/.cache';

/** The old browsers of this machine, such as `chromium-80`. */
export const installedOldBrowsers = (): string[] =>
  existsSync(oldBrowsersFolder) ? readdirSync(oldBrowsersFolder) : [];
