import type { Page } from '@playwright/test';
import { kindsIn } from '../support/built-pages';
import { expect, test } from './fixtures';

async function delayFonts(page: Page): Promise<void> {
  await page.route('**/fonts/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
}

/** The browser's score for how far the page moved while it and its fonts loaded. */
async function layoutShift(): Promise<number> {
  await document.fonts.ready;
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      resolve(shifts.reduce((sum, { value }) => sum + value, 0));
    }).observe({ type: 'layout-shift', buffered: true });
    // A page that never moves sends no report.
    setTimeout(() => resolve(0), 500);
  });
}

// Where a line breaks in another font depends on its words, so the limit is the one that counts as good.
for (const [language, width] of [
  ['lv', 320],
  ['en', 1280],
] as const)
  for (const path of kindsIn(language))
    test(`${path} does not move when its fonts come late, at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await delayFonts(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.locator('[data-rating=loading]')).toHaveCount(0);
      expect(await page.evaluate(layoutShift)).toBeLessThanOrEqual(0.1);
    });
