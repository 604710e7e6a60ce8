import { defineConfig } from '@playwright/test';
import type { WithEngine } from './__tests__/engines/fixtures';
import { installedEngines } from './__tests__/engines/installed';
import { browserConfig } from './__tests__/support/browser-config';

export default defineConfig<object, WithEngine>({
  ...browserConfig('__tests__/engines', 'fixture'),
  // One for each browser.
  workers: installedEngines().length,
  fullyParallel: false,
  // The drivers of other browsers sometimes lose a step.
  retries: 1,
  projects: installedEngines().map((name) => ({ name, use: { name } })),
});
