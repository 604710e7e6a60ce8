import { defineConfig } from '@playwright/test';
import { browserConfig } from './__tests__/support/browser-config';

export default defineConfig({
  ...browserConfig('__tests__', 'edited'),
  testMatch: ['live/**', 'edited/**'],
});
