import type { Locator, Page } from '@playwright/test';
import { cards, categoryLink, field, listWords, status } from './article-list';
import { expect, test } from './fixtures';

test.use({ reducedMotion: 'reduce' });

const chips = (page: Page) => page.locator('div:has(> span[role=status]) button[aria-label]');

const t = listWords;
const list = '/lv/blog/';
const both = `${list}?q=sauna&category=riga-market`;

test.describe('The filter', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is announced again when it changes, even if the number of articles stays the same', async ({
    page,
  }) => {
    await page.goto(`${list}?category=riga-market`);
    await expect(status(page)).toHaveText(t.one);
    const said = status(page).evaluate(
      (region) =>
        new Promise<string | null>((resolve) => {
          const listen = () => resolve(region.textContent);
          new MutationObserver(listen).observe(region, { childList: true, subtree: true });
        }),
    );
    await categoryLink(page).click();
    expect(await said).toBe(t.one);
  });

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

  test('is cleared as a whole, and the focus moves to the number of articles', async ({ page }) => {
    await page.goto(both);
    await page.getByRole('button', { name: t.clearAll }).click();
    await expect(page).toHaveURL(list);
    await expect(status(page)).toHaveText(t.every);
    await expect(status(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(both);
    await expect(status(page)).toHaveText(t.none);
  });

  test('can be cleared when it finds nothing, and the focus moves to the list', async ({
    page,
  }) => {
    await page.goto(both);
    await expect(page.getByText(t.empty)).toBeVisible();
    await expect(status(page)).toHaveText(t.none);
    await page.getByRole('button', { name: t.showAll }).press('Enter');
    await expect(page).toHaveURL(list);
    await expect(cards(page)).toHaveCount(4);
    await expect(page.locator('section[aria-labelledby=list]')).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Tab');
    await expect(cards(page).first().getByRole('link')).toBeFocused();
  });

  test('is cleared by the button in the field, also by keyboard', async ({ page }) => {
    await page.goto(`${list}?q=sauna`);
    await field(page).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: t.clear, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL(list);
  });
});

test('does not widen the page for a search with stacked combining marks', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(`${list}?q=${encodeURIComponent(`a${'\u20dd'.repeat(98)}`)}`);
  await expect(chips(page)).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
});

test('a filtered list has two cards in a row: only the newest article may have a wide card', async ({
  page,
}) => {
  await page.goto('/en/blog/?category=riga-market');
  await expect(cards(page)).toHaveCount(1);
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
  const list = await widthOf(page.locator('section ul:has(article)'));
  expect(await widthOf(cards(page))).toBeLessThan(list / 2);
});
