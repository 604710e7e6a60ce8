import { expect, test } from '../fixtures';

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
