import type { Locator, Page } from '@playwright/test';
import { pathTo } from '../../src/site/routes';
import { telUrl } from '../../src/site/text';
import { company, textOf } from '../support/words';
import { expect, test } from './fixtures';

/** Whether the bar is visible at the middle of the screen's lower edge, or something covers it. */
const isAtLowerEdge = (bar: Locator) =>
  bar.evaluate((element) => {
    const { left, right, bottom, height } = element.getBoundingClientRect();
    if (height === 0 || bottom > window.innerHeight + 1) return false;
    const top = document.elementFromPoint((left + right) / 2, window.innerHeight - 4);
    return element.contains(top);
  });

const screens = (page: Page, count: number) =>
  page.evaluate((times) => {
    window.scrollTo({ top: times * window.innerHeight, behavior: 'instant' });
  }, count);

test.describe('On a phone the bar at the lower edge', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const barOf = (page: Page) => page.locator('[data-section=phone-bar] > div');

  test('shows the forecast and the phone below the first screen', async ({ page }) => {
    await page.goto(pathTo('lv', 'home'));
    const bar = barOf(page);
    expect(await isAtLowerEdge(bar)).toBe(false);
    await screens(page, 0.9);
    expect(await isAtLowerEdge(bar)).toBe(false);
    await screens(page, 1.2);
    await expect.poll(() => isAtLowerEdge(bar)).toBe(true);
    const [forecast, call] = [bar.locator('a').first(), bar.locator('a').last()];
    await expect(forecast).toHaveAttribute('href', pathTo('lv', 'owners'));
    await expect(call).toHaveAttribute('href', telUrl(company.contact.phone));
    await expect(call).toHaveAccessibleName(textOf('lv', 'common', 'phoneBar.callNumber'));
  });

  test('does not cover forms, the closing call to action and the footer', async ({ page }) => {
    for (const [path, selector] of [
      ['/lv/contact/', 'main form, [data-section=closing], footer'],
      ['/en/property-owners/', 'main form'],
    ] as const) {
      await page.goto(path);
      for (const part of await page.locator(selector).all()) {
        await part.evaluate((element) => {
          const { top } = element.getBoundingClientRect();
          window.scrollTo({ top: window.scrollY + top - 200, behavior: 'instant' });
        });
        await expect.poll(() => isAtLowerEdge(barOf(page)), path).toBe(false);
      }
    }
  });

  test('is hidden while a visitor types, and on a wide screen', async ({ page }) => {
    await page.goto('/lv/blog/');
    await screens(page, 1.3);
    const bar = barOf(page);
    await expect.poll(() => isAtLowerEdge(bar)).toBe(true);
    const field = page.getByRole('combobox');
    await field.evaluate((element) => element.focus({ preventScroll: true }));
    await expect(bar).toBeHidden();
    await field.blur();
    await expect(bar).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(bar).toBeHidden();
  });
});
