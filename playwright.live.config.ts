import { defineConfig } from '@playwright/test';
import { browserConfig } from './__tests__/support/browser-config';

/** What holds on every page whatever is written there, shown by the site's own content or a copy. */
export default defineConfig(browserConfig('__tests__/live', process.env.TEST_BUILD || 'live'));
