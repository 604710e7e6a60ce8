import type { Page } from '@playwright/test';
import { cards, field, listWords, status } from './article-list';
import { expect, test } from './fixtures';

test.use({ reducedMotion: 'reduce' });

const chips = (page: Page) => page.locator('div:has(> span[role=status]) button[aria-label]');

const t = listWords;
const list = '/lv/blog/';
const search = `${list}?q=sauna`;
const both = `${search}&category=riga-market`;

test.describe('The filter', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('loses its chips one by one by keyboard, and the focus moves to the next one', async ({
    page,
  }) => {
    await page.goto(both);
    await expect(chips(page)).toHaveCount(2);
    await chips(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${list}?category=riga-market`);
    await expect(cards(page)).toHaveCount(1);
    await expect(chips(page)).toHaveCount(1);
    await expect(chips(page).first()).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(list);
    await expect(chips(page)).toHaveCount(0);
    await expect(status(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(field(page)).toBeFocused();
  });

  const section = (page: Page) => page.locator('section[aria-labelledby=list]');
  for (const { what, name, focused } of [
    { what: 'as a whole', name: t.clearAll, focused: status },
    { what: 'in the empty list', name: t.showAll, focused: section },
    { what: 'in the field', name: t.clear, focused: field },
  ])
    test(`can be cleared ${what} by keyboard, which moves the focus, and restored by Back`, async ({
      page,
    }) => {
      await page.goto(search);
      await expect(page.getByText(t.empty)).toBeVisible();
      await expect(status(page)).toHaveText(t.none);
      await page.getByRole('button', { name, exact: true }).press('Enter');
      await expect(page).toHaveURL(list);
      await expect(status(page)).toHaveText(t.every);
      await expect(focused(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await page.goBack();
      await expect(page).toHaveURL(search);
      await expect(status(page)).toHaveText(t.none);
    });
});

test('does not widen the page for a search with stacked combining marks', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(`${list}?q=${encodeURIComponent(`a${'\u20dd'.repeat(98)}`)}`);
  await expect(chips(page)).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
});
