import { textOf } from '../support/words';
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

test('the link to the group opens in a new tab', async ({ page }) => {
  await page.goto('/en/riga-airbnb-hosts/');
  const join = page.locator('[data-section=hero] [data-cta]');
  await expect(join).toHaveAccessibleName(
    `${textOf('en', 'network', 'head.join')} (${textOf('en', 'common', 'newTab')})`,
  );
  await expect(join).toHaveAttribute('target', '_blank');
  await expect(join).toHaveAttribute('rel', /noopener/);
  await expect(join).toHaveAttribute('href', /^https:/);
});
