import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/chromium.mjs';
import localMail from './src/build/mail/local-mail.json' with { type: 'json' };

const baseURL = 'http://localhost:8888';

export default defineConfig({
  testDir: '__tests__/browser',
  outputDir: 'test-results',
  reporter: 'list',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL,
    launchOptions: {
      executablePath: findChromium(),
      args: chromiumFlags,
    },
  },
  // The real local engine, with the real redirects, headers and status codes.
  webServer: [
    {
      command: 'npm run serve:site',
      url: `${baseURL}/lv/`,
      reuseExistingServer: false,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
    // Where the forms send; what the tests send is kept apart.
    {
      command: 'npm run serve:mail',
      url: localMail.origin,
      env: { MAIL_DIRECTORY: '.mail/tests' },
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
  ],
});
