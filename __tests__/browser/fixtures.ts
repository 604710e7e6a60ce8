import { test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { isHydrated } from '../support/is-hydrated';

interface Watched {
  allowedErrors: RegExp[];
  watchConsole: undefined;
  /** Whether `goto` and `reload` wait until the scripts of the page run. */
  awaitHydration: boolean;
}

export async function becomeHydrated(page: Page): Promise<void> {
  // Asks from outside the page, because a test may have stopped the page's clock.
  const hydrated = () => page.evaluate(isHydrated);
  const asked = base.expect.poll(hydrated, { intervals: [100], timeout: 40_000 });
  await asked.toBe(true);
}

/** Logs everything that the content security policy blocks to the console. */
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
  awaitHydration: [true, { option: true }],
  page: async ({ page, awaitHydration, javaScriptEnabled }, provide) => {
    const { goto, reload } = page;
    if (awaitHydration && javaScriptEnabled) {
      page.goto = async (...to) => {
        const response = await goto.apply(page, to);
        // A test that does not wait for the load wants to see the page before its scripts run.
        if (to[1]?.waitUntil !== 'commit') await becomeHydrated(page);
        return response;
      };
      page.reload = async (...options) => {
        const response = await reload.apply(page, options);
        await becomeHydrated(page);
        return response;
      };
    }
    await provide(page);
  },
  watchConsole: [
    async ({ page, allowedErrors }, use) => {
      const errors: string[] = [];
      const note = (message: ConsoleMessage) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
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
