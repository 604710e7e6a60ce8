import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures';

test.describe('FAQ entries', () => {
  test('open one at a time', async ({ page }) => {
    await page.goto('/en/property-owners/');
    await page.getByText('What does it cost?').click();
    await expect(page.locator('details[open]')).toHaveText([/What does it cost/]);
    await page.getByText('Can I stay in my own apartment?').click();
    await expect(page.locator('details[open]')).toHaveText([/Can I stay/]);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  });

  test('open when a link leads to them', async ({ page }) => {
    await page.goto('/lv/contact/#visit');
    const linked = page.locator('#visit');
    await expect(linked).toHaveAttribute('open', '');
    await expect(linked).toBeInViewport();
  });

  test('work by keyboard', async ({ page }) => {
    await page.goto('/lv/contact/');
    await page.locator('#reply summary').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#reply p')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.locator('#reply p')).toBeHidden();
  });
});

test('the link to the group opens in a new tab', async ({ page }) => {
  await page.goto('/en/riga-airbnb-hosts/');
  const join = page.getByRole('link', { name: 'Join the group (opens in a new tab)' }).first();
  await expect(join).toHaveAttribute('target', '_blank');
  await expect(join).toHaveAttribute('rel', /noopener/);
  await expect(join).toHaveAttribute('href', /^https:/);
});
