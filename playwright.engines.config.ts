import { defineConfig } from '@playwright/test';
import type { WithEngine } from './__tests__/engines/fixtures';
import { installedEngines } from './__tests__/engines/installed';
import { browserConfig } from './__tests__/support/browser-config';

/** A walk through the site in Firefox and in the engine of Safari, where they are installed. */
export default defineConfig<object, WithEngine>({
  ...browserConfig('__tests__/engines', 'fixture'),
  workers: 1,
  fullyParallel: false,
  projects: installedEngines().map((name) => ({ name, use: { name } })),
});
