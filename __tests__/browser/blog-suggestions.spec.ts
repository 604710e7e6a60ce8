import type { Locator } from '@playwright/test';
import { field, listWords, openList, options, status, type } from './article-list';
import { expect, test } from './fixtures';

test.use({ reducedMotion: 'reduce' });

const inView = (option: Locator) =>
  option.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return top >= header && bottom <= window.innerHeight;
  });

for (const [language, width, height] of [
  ['lv', 390, 844],
  ['en', 390, 480],
  ['lv', 1280, 480],
] as const)
  for (const down of [0, 600])
    test(`each suggestion that a visitor reaches by keyboard is in view (${language}, ${width} × ${height} px, ${down} px down)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openList(page, `/${language}/blog/`);
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
          await expect.poll(() => inView(active)).toBe(true);
        }
      }
    });

test('Alt and the up arrow close the suggestions without picking one', async ({ page }) => {
  await openList(page, '/en/blog/');
  await type(page, 'r');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('r');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(options(page)).toHaveCount(0);
  await expect(page).toHaveURL('/en/blog/');
});

test('suggestions mark the typed text in a title with non-breaking spaces', async ({ page }) => {
  await openList(page, '/en/blog/');
  await type(page, 'SHORT-term');
  const marks = options(page).locator('mark');
  await expect(marks).toHaveCount((await options(page).count()) - 1);
  for (const mark of await marks.all()) {
    expect((await mark.textContent())?.replace('\u2060', '').toLowerCase()).toBe('short-term');
  }
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(listWords.en.every);
});
