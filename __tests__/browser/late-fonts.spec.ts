import type { Page } from '@playwright/test';
import { languages } from '../../src/site/languages';
import { kindsIn } from '../support/built-pages';
import { expect, test } from './fixtures';

/** Lets fonts come after the page has been painted without them. */
async function delayFonts(page: Page): Promise<void> {
  await page.route('**/fonts/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
}

/** How far the page has shifted while it and its fonts loaded, as browsers score it. */
async function layoutShift(): Promise<number> {
  await document.fonts.ready;
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      resolve(shifts.reduce((sum, { value }) => sum + value, 0));
    }).observe({ type: 'layout-shift', buffered: true });
    // A page without shifts reports none.
    setTimeout(() => resolve(0), 500);
  });
}

// On the tests' own words: where a line breaks is a matter of what is written.
for (const path of languages.flatMap(kindsIn)) {
  test(`${path} stays still when its fonts come late, at 320 and 1280 px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await delayFonts(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.locator('[data-rating=loading]')).toHaveCount(0);
      expect(await page.evaluate(layoutShift), `at ${width} px`).toBeLessThanOrEqual(0.01);
    }
  });
}
