import { expect, test } from './fixtures';

test.describe('FAQ entries', () => {
  test('open one at a time', async ({ page }) => {
    await page.goto('/en/property-owners/');
    const entries = page.locator('details[name]');
    for (const index of [0, 1]) {
      await entries.nth(index).locator('summary').click();
      await expect(entries.nth(index)).toHaveAttribute('open');
      await expect(page.locator('details[open]')).toHaveCount(1);
    }
  });

  test('open when a link leads to them', async ({ page }) => {
    await page.goto('/lv/contact/#visit');
    const linked = page.locator('#visit');
    await expect(linked).toHaveAttribute('open', '');
    await expect(linked).toBeInViewport();
  });
});
