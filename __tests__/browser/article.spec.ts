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

test('every numbered list shows its numbers, also within a box, a quotation, an answer or a list', async ({
  page,
}) => {
  await page.goto(everyComponent);
  const lists = page.locator('article ol:not(figure ol, nav ol)');
  const shown = await lists.evaluateAll((all) =>
    all.map((list) => [
      list.parentElement?.tagName ?? '',
      ...Array.from(list.children, (item) => getComputedStyle(item, '::before').content),
    ]),
  );
  expect(shown.map(([parent]) => parent)).toEqual(
    expect.arrayContaining(['LI', 'BLOCKQUOTE', 'DIV']),
  );
  for (const [, ...marks] of shown)
    for (const mark of marks) expect(mark).toContain('counter(list-item)');
});
