import { textOf } from '../support/words';
import { expect, test } from './fixtures';
import { languages } from './languages';

test.use({ javaScriptEnabled: false });

test.describe('Without scripts', () => {
  test('the home page shows everything', async ({ page }) => {
    await page.goto('/lv/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const card of await page.locator('article').all()) await expect(card).toBeVisible();
    const rating = page.locator('[data-rating]').getByText(textOf('lv', 'home', 'rating.value'));
    await expect(rating).toBeVisible();
    await expect(rating).toHaveCSS('opacity', '1');
    const pictures = page.locator('[data-picture] img:visible');
    await expect(pictures).toHaveCount(await page.locator('[data-picture]').count());
    await pictures.last().scrollIntoViewIfNeeded();
    await expect(pictures.last()).not.toHaveJSProperty('naturalWidth', 0);
    await expect(pictures.last()).toHaveCSS('opacity', '1');
  });

  test.describe('the not-found page', () => {
    test.use({ allowedErrors: [/status of 404/] });
    test('speaks both languages', async ({ page }) => {
      await page.goto('/en/x');
      await expect(page.locator('h1')).toHaveText(
        languages.map((language) => textOf(language, 'notFound', 'title')),
      );
      await expect(page.locator('h1').last()).toBeVisible();
      await expect(page.locator('header:visible')).toHaveCount(1);
      await expect(page.locator('footer:visible')).toHaveCount(1);
    });
  });
});
