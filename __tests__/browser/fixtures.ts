import { test as base, type ConsoleMessage } from '@playwright/test';

interface Watched {
  /** What the console may say on purpose in this test. */
  allowedErrors: RegExp[];
  watchConsole: undefined;
}

/** A test that fails at any error that the page throws or writes to the console. */
export const test = base.extend<Watched>({
  allowedErrors: [[], { option: true }],
  watchConsole: [
    async ({ page, allowedErrors }, use) => {
      const errors: string[] = [];
      const note = (message: ConsoleMessage) => {
        if (message.type() === 'error') errors.push(message.text());
      };
      page.on('console', note);
      page.on('pageerror', (error) => errors.push(error.message));
      await use(undefined);
      const unexpected = errors.filter((text) => !allowedErrors.some((rule) => rule.test(text)));
      base.expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
