import AxeBuilder from '@axe-core/playwright';
import { languages } from '../../src/site/languages';
import { pathsIn } from '../support/built-pages';
import { expect, test } from './fixtures';

const paths = languages.flatMap(pathsIn);

for (const path of paths) {
  test(`${path} answers 200, and axe finds no violation at 320 and 1280 px`, async ({ page }) => {
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
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    }
  });
}
