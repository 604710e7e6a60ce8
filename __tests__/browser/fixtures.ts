import { test as base, type ConsoleMessage } from '@playwright/test';

interface Watched {
  /** What the console may say on purpose in this test. */
  allowedErrors: RegExp[];
  watchConsole: undefined;
}

/** Writes what the content security policy has refused to the console. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', (violation) => {
    const { effectiveDirective, blockedURI, sourceFile } = violation;
    console.error(`policy: ${effectiveDirective} refused ${blockedURI} in ${sourceFile}`);
  });
}

/**
 * A test that fails at any error that the page throws or writes to the console, and at anything that
 * its content security policy refuses.
 */
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
      await page.addInitScript(reportViolations);
      await use(undefined);
      const unexpected = errors.filter((text) => !allowedErrors.some((rule) => rule.test(text)));
      base.expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
