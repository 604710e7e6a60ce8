import { existsSync, readdirSync } from 'node:fs';

/** Where scripts/ensure-old-browsers unpacks them. */
export const oldBrowsersFolder = 'node_modules/.cache/old-browsers';

/** The old browsers of this machine, such as `chromium-80`. */
export const installedOldBrowsers = (): string[] =>
  existsSync(oldBrowsersFolder) ? readdirSync(oldBrowsersFolder) : [];
