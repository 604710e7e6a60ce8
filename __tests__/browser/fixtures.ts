import { test as base, type ConsoleMessage, type Page } from '@playwright/test';

interface Watched {
  /** Console messages that this test expects. */
  allowedErrors: RegExp[];
  watchConsole: undefined;
  /** Whether `goto` and `reload` wait until the scripts of the page run. */
  awaitAlive: boolean;
}

/**
 * Waits until all of a page is alive: it reports its first view when its scripts run, and React marks
 * each section that it takes over.
 */
export async function becomeWhollyAlive(page: Page): Promise<void> {
  const alive = () =>
    window.dataLayer?.some((entry) => Object(entry).event === 'page_view') &&
    [...document.querySelectorAll('main > *, footer')].every((section) =>
      Object.keys(section).some((key) => key.startsWith('__reactFiber')),
    );
  // Asks from outside the page, because a test may have stopped the page's clock.
  await base.expect.poll(() => page.evaluate(alive), { timeout: 15_000 }).toBe(true);
}

/** Writes everything that the content security policy refuses to the console. */
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
  awaitAlive: [true, { option: true }],
  page: async ({ page, awaitAlive, javaScriptEnabled }, provide) => {
    const { goto, reload } = page;
    if (awaitAlive && javaScriptEnabled) {
      page.goto = async (...to) => {
        const response = await goto.apply(page, to);
        // A test that does not wait for the load wants to see the page before its scripts run.
        if (to[1]?.waitUntil !== 'commit') await becomeWhollyAlive(page);
        return response;
      };
      page.reload = async (...options) => {
        const response = await reload.apply(page, options);
        await becomeWhollyAlive(page);
        return response;
      };
    }
    await provide(page);
  },
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
