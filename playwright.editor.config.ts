import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/chromium';

export default defineConfig({
  testDir: '__tests__/editor',
  outputDir: 'test-results/editor',
  reporter: 'list',
  // The tests change the content of one server.
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 10_000, toPass: { timeout: 20_000 } },
  forbidOnly: Boolean(process.env.CI),
  use: {
    actionTimeout: 10_000,
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
    // The editor draws only fields in sight.
    viewport: { width: 1440, height: 4000 },
  },
});
