import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/chromium.mjs';

/** What an editor sees who works beside `gatsby develop`. */
export default defineConfig({
  testDir: '__tests__/develop',
  outputDir: 'test-results/develop',
  reporter: 'list',
  // One server, whose content one test after the other changes.
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  use: { launchOptions: { executablePath: findChromium(), args: chromiumFlags } },
});
