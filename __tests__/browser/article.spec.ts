import { expect, test } from './fixtures';

const path = '/lv/blog/professional-short-term-rental-management-riga/';
const everyComponent = '/lv/blog/every-component/';
const term = 'viesu maiņa';

test.describe('The card of a term', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto(path);
    // From here on time passes only when the test lets it.
    await page.clock.pauseAt(60_000);
  });

  test('opens 700 ms after the pointer comes and closes 300 ms after it leaves', async ({
    page,
  }) => {
    const word = page.getByRole('button', { name: term });
    const card = page.locator('[popover]:popover-open');
    await word.hover();
    await page.clock.runFor(690);
    await expect(card).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(card).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(290);
    await expect(card).toBeVisible();
    await page.clock.runFor(20);
    await expect(card).toHaveCount(0);
  });

  test('stays open while the pointer is on it', async ({ page }) => {
    await page.getByRole('button', { name: term }).hover();
    await page.clock.runFor(710);
    const card = page.locator('[popover]:popover-open');
    await card.hover();
    await page.clock.runFor(1000);
    await expect(card).toBeVisible();
  });

  test('opens on keyboard focus and closes on Escape', async ({ page }) => {
    const word = page.getByRole('button', { name: 'Līga Ozola' });
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      if (await word.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(word).toBeFocused();
    await page.clock.runFor(710);
    const card = page.locator('[popover]:popover-open');
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
  });
});

test.describe('On touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('only a tap opens a card', async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: term }).tap();
    await expect(page.locator('[popover]:popover-open')).toBeVisible();
  });
});

for (const [path, lists, within] of [
  [everyComponent, 'article ol:not(figure ol, nav ol)', ['LI', 'BLOCKQUOTE', 'DIV']],
  ['/lv/open-file/', '[data-sheet] ol', []],
] as const)
  test(`every numbered list of ${path} counts, whatever it stands in`, async ({ page }) => {
    await page.goto(path);
    const items = await page.locator(`:is(${lists}) > li`).evaluateAll((all) =>
      all.map((item) => ({
        within: item.parentElement?.parentElement?.tagName,
        mark: getComputedStyle(item, '::before').content,
        counts:
          getComputedStyle(item).display === 'list-item' ||
          getComputedStyle(item).counterIncrement === 'list-item 1',
      })),
    );
    expect(items.map((item) => item.within)).toEqual(expect.arrayContaining([...within]));
    expect(items.length).toBeGreaterThan(0);
    for (const { mark, counts } of items) {
      expect(mark).toContain('counter(list-item)');
      expect(counts).toBe(true);
    }
  });
