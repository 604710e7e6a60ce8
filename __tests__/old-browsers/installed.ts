import { existsSync, readdirSync } from 'node:fs';

/** scripts/ensure-old-browsers unpacks them here. */
export const oldBrowsersFolder = 'tools/old-browsers/node_modules/.cache';

/** Versions of Safari that only Apple's machines have; current browsers imitate them. */
export const safariVersions = ['13.1', '14', '15.4', '16', '17'];

/** The old browsers of this machine, such as `chromium-80`, and the imitations; without them the oldest imitation. */
export const installedOldBrowsers = (engines: string[]): string[] =>
  existsSync(oldBrowsersFolder)
    ? [
        ...readdirSync(oldBrowsersFolder),
        ...['chromium', ...engines.filter((name) => name === 'webkit')].flatMap((engine) =>
          safariVersions.map((version) => `${engine}-as-safari-${version}`),
        ),
      ]
    : [`chromium-as-safari-${safariVersions[0]}`];
