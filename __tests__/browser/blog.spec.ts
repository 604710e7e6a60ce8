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

  test('suggests titles while a visitor types, and opens the chosen article', async ({ page }) => {
    await type(page, t.typed);
    await expect(options(page)).toHaveCount(2);
    await expect(options(page).last()).toHaveText(t.all);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    // By keyboard the focus stays in the field.
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue(t.typed);
    await expect(field(page)).toBeFocused();
    // Alt closes the suggestions without picking one.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue(t.typed);
    await page.keyboard.press('Alt+ArrowUp');
    await expect(options(page)).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.locator('article h1')).toBeVisible();
    await page.goBack();
    await type(page, t.typed);
    await options(page).first().click();
    await expect(page.locator('article h1')).toBeVisible();
    await expect(page).toHaveURL(`/lv/blog/${t.first}/`);
  });

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
