import type { Page } from '@playwright/test';
import { textOf } from '../support/words';
import { expect, test } from './fixtures';

const t = (key: string) => textOf('lv', 'common', `header.${key}`);

test.use({ viewport: { width: 390, height: 844 } });

const open = async (page: Page) => {
  await page.getByRole('button', { name: t('openMenu') }).click();
  await expect(page.getByRole('dialog', { name: t('menu') })).toBeVisible();
};

test.describe('The mobile menu', () => {
  test('slides in, and locks the page’s scroll while it is open', async ({ page }) => {
    await page.goto('/lv/');
    await open(page);
    const panel = page.getByRole('dialog');
    await expect.poll(async () => (await panel.boundingBox())?.x).toBe(0);
    const close = page.getByRole('button', { name: t('closeMenu') });
    await expect(close).toBeFocused();
    await expect(close).toHaveAccessibleDescription(t('menu'));
    await page.mouse.move(15, 400);
    await page.mouse.wheel(0, 600);
    await close.click();
    await expect(panel).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    // It closes when the window grows to the width of the whole navigation.
    await open(page);
    await page.setViewportSize({ width: 1100, height: 844 });
    await expect(panel).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(page.locator('dialog')).not.toHaveAttribute('open');
    await expect(page.locator('header > div > nav')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(panel).toBeHidden();
  });
});
