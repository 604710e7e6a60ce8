import type { Locator } from '@playwright/test';
import {
  LISTED,
  cards,
  categoryLink,
  field,
  listWords,
  options,
  status,
  type,
} from './article-list';
import { expect, test } from './fixtures';

const t = listWords;

/** Whether an option is on the screen, and not below the header. */
const inView = (option: Locator) =>
  option.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return top >= header && bottom <= window.innerHeight;
  });

test.describe('The list of articles', () => {
  test.beforeEach(({ page }) => page.goto('/lv/blog/'));

  test('is searched on Enter; the address holds the search and a screen reader hears the result', async ({
    page,
  }) => {
    await type(page, t.folded);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/lv/blog/?q=${encodeURIComponent(t.folded)}`);
    await expect(page.getByRole('button', { name: t.clearAll })).toBeVisible();
    await expect(status(page)).toHaveText(t.found);
    await expect(field(page)).toBeFocused();
    await page.goBack();
    await expect(cards(page)).toHaveCount(LISTED);
    await expect(field(page)).toHaveValue('');
  });
});

test.describe('Suggestions', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const [language, width, height] of [
    ['en', 390, 480],
    ['lv', 1280, 480],
  ] as const)
    test(`each suggestion that a visitor reaches by keyboard is in view (${language}, ${width} × ${height} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`/${language}/blog/`);
      for (const down of [0, 600]) {
        await page.evaluate((top) => window.scrollTo(0, top), down);
        await field(page).focus();
        await type(page, 'r');
        const count = await options(page).count();
        expect(count).toBeGreaterThan(3);
        for (const key of ['ArrowDown', 'ArrowUp']) {
          for (let step = 0; step < count; step += 1) {
            await page.keyboard.press(key);
            const active = page.locator('[role=option][aria-selected=true]');
            await expect(active).toHaveCount(1);
            await expect.poll(() => inView(active), `${down} px down`).toBe(true);
          }
        }
        await field(page).fill('');
      }
    });
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole list is there with its number and an explanation, without categories that would not filter', async ({
    page,
  }) => {
    await page.goto('/lv/blog/');
    await expect(cards(page)).toHaveCount(LISTED);
    await expect(status(page)).toHaveText(listWords.every);
    await expect(categoryLink(page, 'riga-market')).toBeHidden();
    await expect(page.locator('[role=search]')).toBeHidden();
    // Playwright reads no text in `noscript`.
    await expect(page.locator('main noscript span').first()).toBeVisible();
  });
});
