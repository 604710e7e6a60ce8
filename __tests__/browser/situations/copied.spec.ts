import { expect, test } from '../fixtures';
import { kinds } from './cases';

for (const path of kinds)
  test(`the browser itself copies what is marked on ${path}`, async ({ page }) => {
    await page.goto(path);
    const untouched = await page.evaluate(() => {
      const event = new ClipboardEvent('copy', { bubbles: true, cancelable: true });
      getSelection()?.selectAllChildren(document.querySelector('main') ?? document.body);
      return document.querySelector('h1')?.dispatchEvent(event);
    });
    expect(untouched).toBe(true);
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
