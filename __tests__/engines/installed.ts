import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Each browser: the programs that it needs, and what Debian calls them. */
const needs = {
  firefox: { programs: [['firefox-esr', 'firefox']], packages: 'firefox-esr' },
  webkit: {
    programs: [['WebKitWebDriver'], ['xvfb-run'], ['dbus-run-session']],
    packages: 'webkit2gtk-driver xvfb dbus',
  },
} as const;

export type Engine = keyof typeof needs;

/** The path of the first installed program with one of these names. */
export function enginePath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** The browsers of this machine. Says what is missing, and how to install it. */
export function installedEngines(): Engine[] {
  return (Object.keys(needs) as Engine[]).filter((engine) => {
    const { programs, packages } = needs[engine];
    const missing = programs.filter((names) => !enginePath(names)).map(([name]) => name);
    if (missing.length > 0 && !process.env.TEST_WORKER_INDEX)
      console.log(
        `${engine}: ${missing.join(', ')} missing, so it is left out. On Debian: apt-get install ${packages}`,
      );
    return missing.length === 0;
  });
}
