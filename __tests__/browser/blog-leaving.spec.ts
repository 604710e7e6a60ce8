import type { Locator, Page } from '@playwright/test';
import { LISTED, cards, categoryLink, field, listWords, options, type } from './article-list';
import { expect, test } from './fixtures';

test.use({ reducedMotion: 'reduce', hasTouch: true });

const t = listWords;
const list = '/lv/blog/';
const query = encodeURIComponent(t.typed);

const leaving: Record<string, (page: Page) => Promise<unknown>> = {
  'with the Tab key': (page) => page.keyboard.press('Tab'),
  'with a tap beside it': (page) => page.locator('h1').tap(),
  'with a click beside it, after Escape': async (page) => {
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await page.locator('h1').click();
  },
};

for (const [how, leave] of Object.entries(leaving))
  test(`the search is applied when the field is left ${how}`, async ({ page }) => {
    await page.goto(list);
    await type(page, t.typed);
    await leave(page);
    await expect(page).toHaveURL(`${list}?q=${query}`);
    await expect(field(page)).toHaveValue(t.typed);
    // An empty field is no search.
    await field(page).fill('');
    await leave(page);
    await expect(page).toHaveURL(list);
    await expect(cards(page)).toHaveCount(LISTED);
  });

/** Presses as slowly as a person: the page has time to move before the button is released. */
async function pressSlowly(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  await page.mouse.down();
  for (let frame = 0; frame < 10; frame += 1)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await page.mouse.up();
}

const hands: Record<string, (page: Page, link: Locator) => Promise<void>> = {
  mouse: pressSlowly,
  touch: (_, link) => link.tap(),
};

for (const [hand, choose] of Object.entries(hands))
  test(`the search is kept when a visitor chooses a category by ${hand}`, async ({ page }) => {
    await page.goto(list);
    await type(page, t.typed);
    await choose(page, categoryLink(page));
    await expect(page).toHaveURL(`${list}?q=${query}&category=guest-experience`);
    await expect(field(page)).toHaveValue(t.typed);
    await expect(categoryLink(page)).toHaveAttribute('aria-current', 'true');
  });

test('an article does not move away while a visitor presses it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(list);
  await type(page, 'qqqq');
  await page.keyboard.press('Escape');
  const card = cards(page).last().getByRole('link');
  const path = await card.getAttribute('href');
  await pressSlowly(page, card);
  await expect(page).toHaveURL(String(path));
});
