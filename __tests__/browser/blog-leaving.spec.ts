import type { Locator, Page } from '@playwright/test';
import { cards, categoryLink, field, listWords, options, type } from './article-list';
import { expect, test } from './fixtures';

test.use({ reducedMotion: 'reduce', hasTouch: true });

type Way = (page: Page) => Promise<unknown>;

const closeFirst =
  (leave: Way): Way =>
  async (page) => {
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await leave(page);
  };

const byTab: Way = (page) => page.keyboard.press('Tab');
const byClick: Way = (page) => page.locator('h1').click();

const onPhone: Record<string, Way> = {
  'with a tap beside it': (page) => page.locator('h1').tap(),
};

const onDesk: Record<string, Way> = {
  'with the Tab key': byTab,
  'with a click beside it': byClick,
  'with the Tab key after Escape': closeFirst(byTab),
  'with a click beside it after Escape': closeFirst(byClick),
};

/** Presses as slowly as a person: the page has time to move before the button is released. */
async function pressSlowly(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  await page.mouse.down();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const after = (frames: number) =>
          requestAnimationFrame(() => (frames > 0 ? after(frames - 1) : resolve(frames)));
        after(10);
      }),
  );
  await page.mouse.up();
}

async function focusByTab(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}

const choosing = {
  mouse: pressSlowly,
  touch: (_: Page, link: Locator) => link.tap(),
  keyboard: async (page: Page, link: Locator) => {
    await focusByTab(page, link);
    await page.keyboard.press('Enter');
  },
};

const t = listWords;
const list = '/lv/blog/';
const query = encodeURIComponent(t.typed);

for (const [width, leaving, hands] of [
  [390, onPhone, ['touch']],
  [1280, onDesk, ['mouse', 'keyboard']],
] as const) {
  test.describe(`The search (${width} px)`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const [how, leave] of Object.entries(leaving)) {
      test(`is applied when the field is left ${how}`, async ({ page }) => {
        await page.goto(list);
        await type(page, t.typed);
        await leave(page);
        await expect(page).toHaveURL(`${list}?q=${query}`);
        await expect(field(page)).toHaveValue(t.typed);
        // An empty field is no search.
        await field(page).fill('');
        await leave(page);
        await expect(page).toHaveURL(list);
        await expect(cards(page)).toHaveCount(4);
      });
    }

    for (const hand of hands) {
      // On a phone the open suggestions lie over the categories.
      for (const open of hand === 'touch' ? [false] : [true, false]) {
        test(`is kept when a visitor chooses a category by ${hand} with the suggestions ${open ? 'open' : 'closed'}`, async ({
          page,
        }) => {
          await page.goto(list);
          await type(page, t.typed);
          if (!open) await page.keyboard.press('Escape');
          await choosing[hand](page, categoryLink(page));
          await expect(page).toHaveURL(`${list}?q=${query}&category=guest-experience`);
          await expect(field(page)).toHaveValue(t.typed);
          await expect(categoryLink(page)).toHaveAttribute('aria-current', 'true');
        });
      }
    }

    test('does not move an article away while a visitor presses on it', async ({ page }) => {
      await page.goto(list);
      await type(page, 'qqqq');
      await page.keyboard.press('Escape');
      const card = cards(page).last().getByRole('link');
      const path = await card.getAttribute('href');
      await pressSlowly(page, card);
      await expect(page).toHaveURL(String(path));
    });
  });
}
