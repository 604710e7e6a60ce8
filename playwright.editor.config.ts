import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/chromium.mjs';

/** What an editor does in the browser, and what it leaves in the files. */
export default defineConfig({
  testDir: '__tests__/editor',
  outputDir: 'test-results/editor',
  reporter: 'list',
  // One server, whose content one test after the other changes.
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 10_000, toPass: { timeout: 20_000 } },
  forbidOnly: Boolean(process.env.CI),
  use: {
    actionTimeout: 10_000,
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
    // Fields are drawn once they are in sight.
    viewport: { width: 1440, height: 4000 },
  },
});
