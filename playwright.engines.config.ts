import { defineConfig } from '@playwright/test';
import type { WithEngine } from './__tests__/engines/fixtures';
import { installedEngines } from './__tests__/engines/installed';
import { browserConfig } from './__tests__/support/browser-config';

/** A walk through the site in Firefox and in the engine of Safari, where they are installed. */
export default defineConfig<object, WithEngine>({
  ...browserConfig('__tests__/engines', 'fixture'),
  workers: 1,
  fullyParallel: false,
  // Two drivers of other makers: a step that they lose is tried once more, and said to be flaky.
  retries: 1,
  projects: installedEngines().map((name) => ({ name, use: { name } })),
});
