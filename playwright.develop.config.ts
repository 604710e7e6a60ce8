import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/chromium';

export default defineConfig({
  testDir: '__tests__/develop',
  outputDir: 'test-results/develop',
  reporter: 'list',
  // The tests change the content of one server.
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  use: { launchOptions: { executablePath: findChromium(), args: chromiumFlags } },
});
