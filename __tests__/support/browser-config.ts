import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/chromium';
import { localHost, programOf } from '../../scripts/program-of';
import { environmentOf, testPorts } from '../../scripts/test-builds';

const baseURL = `http://localhost:${testPorts.site}`;

/** Where the forms of the fixture's build send. */
export const mailURL = `http://localhost:${testPorts.mail}`;

/**
 * The configuration for browser tests in a folder, against one of the tests' builds.
 * @throws when that build is not there.
 */
export function browserConfig(testDir: string, build: string): PlaywrightTestConfig {
  // The tests read the same content as the build that they open.
  Object.assign(process.env, environmentOf(build));
  const folder = process.env.BUILT_DIR ?? '';
  if (!existsSync(folder))
    throw new Error(`${folder} is missing; make it: npx jiti scripts/build-for-tests.ts ${build}`);
  return {
    testDir,
    outputDir: `test-results/${build}`,
    reporter: 'list',
    // Many tests only wait for time to pass, for example the two seconds of a form.
    workers: 4,
    // A busy machine needs this long; a passing test does not wait for it.
    expect: { timeout: 15_000 },
    fullyParallel: true,
    forbidOnly: Boolean(process.env.CI),
    use: {
      baseURL,
      launchOptions: {
        executablePath: findChromium(),
        args: chromiumFlags,
      },
    },
    // Netlify's own engine, so redirects, headers and status codes are the real ones.
    webServer: [
      {
        command: `node "${localHost()}" dev --offline --no-open --internal-disable-edge-functions --port ${testPorts.site}`,
        cwd: resolve(folder),
        url: `${baseURL}/lv/`,
        reuseExistingServer: false,
        timeout: 120_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      },
      // The folder and the port keep the tests' messages apart from a developer's.
      {
        command: `node "${programOf('jiti')}" scripts/serve-mail.ts`,
        url: mailURL,
        env: { MAIL_DIRECTORY: '.mail/tests', MAIL_PORT: String(testPorts.mail) },
        reuseExistingServer: false,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      },
    ],
  };
}
