import { defineConfig } from '@playwright/test';
import { browserConfig } from './__tests__/support/browser-config';

/** What holds on every page whatever is written there, shown by the site's own content. */
export default defineConfig(browserConfig('__tests__/live', process.env.LIVE_BUILD || 'live'));
