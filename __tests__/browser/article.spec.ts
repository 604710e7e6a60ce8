import type { Page } from '@playwright/test';
import { textOf } from '../support/words';
import { expect, test } from './fixtures';

const path = '/lv/blog/professional-short-term-rental-management-riga/';
const everyComponent = '/lv/blog/every-component/';
const term = 'viesu maiņa';

const openCard = (page: Page) => page.locator('[popover]:popover-open');

test('the card of a term opens on keyboard focus, and closes on Escape', async ({ page }) => {
  await page.goto(path);
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: term }).focus();
  await expect(openCard(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(openCard(page)).toHaveCount(0);
});

test('every numbered list counts, whatever element it is in', async ({ page }) => {
  for (const [path, lists, places] of [
    [everyComponent, 'article ol:not(figure ol, nav ol)', ['LI', 'BLOCKQUOTE', 'DIV']],
    ['/lv/open-file/', '[data-sheet] ol', ['DIV']],
  ] as const) {
    await page.goto(path);
    const items = await page.locator(`:is(${lists}) > li`).evaluateAll((all) =>
      all.map((item) => {
        const { display, listStyleType, counterIncrement } = getComputedStyle(item);
        const mark = `${listStyleType} ${getComputedStyle(item, '::before').content}`;
        const counts = display === 'list-item' || counterIncrement === 'list-item 1';
        const place = item.parentElement?.parentElement?.tagName;
        return { place, numbered: counts && /^decimal |counter\(list-item\)/.test(mark) };
      }),
    );
    expect(items.map(({ place }) => place)).toEqual(expect.arrayContaining([...places]));
    expect(items.filter(({ numbered }) => !numbered)).toEqual([]);
  }
});

const contentsOf = (page: Page) =>
  page.getByRole('navigation', { name: textOf('en', 'common', 'contents') });
const long = '/en/blog/short-term-vs-long-term-rental-riga/';

test.describe('On a phone without scripts the contents of a long article', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('open when pressed, and link to a heading', async ({ page }) => {
    await page.goto(long);
    const contents = contentsOf(page);
    const link = contents.getByRole('link').nth(2);
    await expect(link).toBeHidden();
    await contents.locator('summary').click();
    const title = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { name: title })).toBeInViewport();
  });
});

test.describe('On a wide screen the contents of a long article', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('are all visible and stay beside the text', async ({ page }) => {
    await page.goto(long);
    const contents = contentsOf(page);
    await expect(contents.locator('summary')).toBeHidden();
    await page.getByRole('heading', { level: 2 }).nth(3).scrollIntoViewIfNeeded();
    const first = contents.getByRole('link').first();
    await expect(first).toBeInViewport();
    const [list, text] = [await first.boundingBox(), await page.locator('h2').nth(1).boundingBox()];
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(text?.x ?? 0);
  });
});

test('a sentence is copied with the word that has a card, and without its card; links that a content blocker hides leave no gaps', async ({
  page,
}) => {
  await page.goto(path);
  const sentence = page.locator('article p:has(> a[aria-describedby])').first();
  const copied = await sentence.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return { selected: String(getSelection()), text: element.textContent };
  });
  expect(copied.selected).toBe(copied.text);
  const list = page.locator('[aria-labelledby=shareLinks]');
  await list.locator('a[target]').evaluateAll((links) => {
    for (const link of links as HTMLElement[]) link.style.display = 'none';
  });
  const [listBox, left] = [await list.boundingBox(), await list.locator('a:visible').boundingBox()];
  expect(listBox?.width).toBeGreaterThan(0);
  expect(listBox?.width).toBe(left?.width);
});
