import AxeBuilder from '@axe-core/playwright';
import { languages } from '../../src/site/languages';
import { pathsIn } from '../support/built-pages';
import { expect, test } from './fixtures';

const paths = languages.flatMap(pathsIn);

/** How far the page has shifted while it loaded, as browsers score it. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      resolve(shifts.reduce((sum, { value }) => sum + value, 0));
    }).observe({ type: 'layout-shift', buffered: true });
    // A page without shifts reports none.
    setTimeout(() => resolve(0), 500);
  });
}

for (const path of paths) {
  test(`${path} answers 200, does not shift, and axe finds no violation at 320 and 1280 px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('[data-rating=loading]')).toHaveCount(0);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, `${path} scrolls sideways at ${width} px`).toBe(0);
      expect(await page.evaluate(layoutShift)).toBeLessThanOrEqual(0.01);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    }
  });
}
