import { defineConfig } from '@playwright/test';
import { browserConfig } from './__tests__/support/browser-config';

/** How the site behaves, shown by the tests' own content. */
export default defineConfig(browserConfig('__tests__/browser', 'fixture'));
