import { languages } from './languages';
import { pathTo } from '../../src/site/paths';
import { textOf } from '../support/words';
import { expect, test } from './fixtures';

for (const language of languages) {
  test(`the comparison of services shows on site first, never scrolls sideways, and keeps the names of the services in sight on a phone (${language})`, async ({
    page,
  }) => {
    await page.goto(pathTo(language, 'services'));
    const section = page.locator('[data-section=fees]');
    const names = section.getByRole('columnheader');
    for (const width of [1440, 1024, 768, 600, 320, 390]) {
      await page.setViewportSize({ width, height: 600 });
      const frame = section.locator(':has(> table)');
      const hidden = await frame.evaluate((box) => box.scrollWidth - box.clientWidth);
      expect(hidden, `at ${width} px`).toBeLessThanOrEqual(0);
      await expect(frame).not.toHaveAttribute('tabindex');
      await expect(names.nth(1)).toHaveText(textOf(language, 'services', 'compare.onSite'));
      await expect(section.getByRole('row')).toHaveCount(10);
      await expect(section.getByRole('rowheader')).toHaveCount(9);
      await expect(section.getByRole('cell')).toHaveCount(27);
      // Ticks and dashes are words to a screen reader.
      await expect(section.getByRole('cell').filter({ hasText: /^\W*$/ })).toHaveCount(0);
    }

    await section.getByRole('rowheader').last().scrollIntoViewIfNeeded();
    for (const name of (await names.all()).slice(1))
      await expect(name).toBeInViewport({ ratio: 1 });
    const name = await names.nth(1).boundingBox();
    const header = await page.locator('header').first().boundingBox();
    expect(name?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
  });
}
