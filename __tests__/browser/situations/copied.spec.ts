import { expect, test } from '../fixtures';
import { kinds } from './cases';

const copy = (element: Element) =>
  element.dispatchEvent(new ClipboardEvent('copy', { bubbles: true, cancelable: true }));

test('no kind of page takes copying over', async ({ page }) => {
  test.slow();
  for (const path of kinds) {
    await page.goto(path);
    expect(await page.locator('main p').first().evaluate(copy), path).toBe(true);
  }
});

test('a sentence is copied with the word that has a card, and without its card', async ({
  page,
}) => {
  await page.goto('/lv/blog/professional-short-term-rental-management-riga/');
  const sentence = page.locator('article p:has(> a[aria-describedby])').first();
  const copied = await sentence.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return { selected: String(getSelection()), text: element.textContent };
  });
  expect(copied.selected).toBe(copied.text);
});
