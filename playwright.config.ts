import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import type { WithEngine } from './__tests__/engines/fixtures';
import { installedEngines } from './__tests__/engines/installed';
import { installedOldBrowsers } from './__tests__/old-browsers/installed';
import { chromiumFlags, findChromium } from './scripts/chromium';
import { localHostPath, programPath } from './scripts/program-path';
import { buildEnvironment, testPorts } from './scripts/tests/builds';

type Config = PlaywrightTestConfig<object, WithEngine>;

/** Tests of every page, whatever its content. */
const anyContent: Config['projects'] = [{ name: 'live', testDir: '__tests__/live' }];

const engines = installedEngines();

/**
 * The projects for each of the tests' builds, as their tests read its content when they are loaded:
 * `npx jiti scripts/tests/run-with-build.ts live playwright test`. Those of `none` start servers of their own, each of them alone: `--project editor`.
 */
const projects: Record<string, Config['projects']> = {
  fixture: [
    ...[...engines, ...installedOldBrowsers(engines)].map((name) => ({
      name,
      testDir: `__tests__/${name.includes('-') ? 'old-browsers' : 'engines'}`,
      // Each has one browser. The drivers sometimes lose a step.
      ...{ workers: 1, fullyParallel: false, retries: 1 },
      use: { name },
    })),
    // After them, because each of them has one worker: they would be the last for minutes.
    { name: 'chromium', testDir: '__tests__/browser' },
  ],
  live: anyContent,
  owner: anyContent,
  preview: anyContent,
  another: anyContent,
  none: [
    {
      name: 'screenshots',
      testDir: '__tests__/screenshots',
      snapshotPathTemplate: 'reports/screenshots/{arg}{ext}',
      ...{ fullyParallel: true, timeout: 60_000 },
    },
    {
      name: 'develop',
      testDir: '__tests__/develop',
      // They change the content of one server.
      ...{ workers: 1, timeout: 90_000 },
      expect: { timeout: 30_000 },
    },
    {
      name: 'editor',
      testDir: '__tests__/editor',
      ...{ workers: 1, timeout: 240_000 },
      // While the editor saves, its page answers nothing: 13 s were measured on a busy machine.
      expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
      // The editor renders only the fields in its viewport.
      use: { actionTimeout: 60_000, viewport: { width: 1440, height: 4000 } },
    },
  ],
};

const { TEST_BUILD: build = 'fixture' } = process.env;
Object.assign(process.env, buildEnvironment(build));

/** CI keeps it, with the traces, from a run that fails. */
const report = { open: 'never', outputFolder: `playwright-report/${build}` } as const;

export default defineConfig<object, WithEngine>({
  outputDir: `test-results/${build}`,
  reporter: process.env.GITHUB_ACTIONS ? [['list'], ['github'], ['html', report]] : 'list',
  // Many tests only wait for time to pass; a screenshot does not.
  workers: build === 'none' ? 2 : 4,
  // A busy machine needs this long; a passing test does not wait for it.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  fullyParallel: build !== 'none',
  forbidOnly: Boolean(process.env.CI),
  // Playwright reports a test that passes only at its second try as flaky.
  retries: process.env.CI ? 1 : 0,
  use: {
    trace: 'on-first-retry',
    baseURL: `http://localhost:${testPorts.site}`,
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
  projects: projects[build],
  webServer: build === 'none' ? [] : servers(process.env.BUILT_DIR ?? ''),
});

/** Netlify's own engine, so that redirects, headers and status codes are the real ones, and the mail service. */
function servers(folder: string): Config['webServer'] {
  if (!existsSync(folder))
    throw new Error(`${folder} is missing; build it: npx jiti scripts/tests/build.ts ${build}`);
  const stopped = { signal: 'SIGTERM', timeout: 5_000 } as const;
  return [
    {
      command: `node "${localHostPath()}" dev --offline --no-open --internal-disable-edge-functions --port ${testPorts.site}`,
      cwd: resolve(folder),
      url: `http://localhost:${testPorts.site}/lv/`,
      timeout: 120_000,
      gracefulShutdown: stopped,
    },
    // The folder and the port keep the tests' messages apart from a developer's.
    {
      command: `node "${programPath('jiti')}" scripts/serve-mail.ts`,
      url: `http://localhost:${testPorts.mail}`,
      env: { MAIL_DIRECTORY: '.mail/tests', MAIL_PORT: String(testPorts.mail) },
      gracefulShutdown: stopped,
    },
  ];
}
