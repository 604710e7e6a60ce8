import { expect, test } from './fixtures';

test.describe('FAQ entries', () => {
  test('open when a link leads to them', async ({ page }) => {
    await page.goto('/lv/contact/#visit');
    const linked = page.locator('#visit');
    await expect(linked).toHaveAttribute('open', '');
    await expect(linked).toBeInViewport();
  });
});
