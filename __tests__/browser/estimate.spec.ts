import { languages } from '../../src/site/languages';
import { pathTo } from '../../src/site/routes';
import { beforeTax } from '../support/sums';
import { textOf } from '../support/words';
import { expect, test } from './fixtures';

const path = pathTo('lv', 'home');
const left = beforeTax('lv', { rent: 1100 });

test.describe('The estimate', () => {
  test('rejects an invalid rent, and attaches a valid sum to the form for a forecast, also without utilities', async ({
    page,
  }) => {
    await page.goto(path);
    const rent = page.locator('[name=rent]');
    const estimate = page.locator('[data-section=estimate]');
    const submit = estimate.locator('[name=ask]');
    await rent.fill('5');
    await submit.click();
    await expect(rent).toBeFocused();
    await expect(page).toHaveURL(path);
    await rent.fill('1100');
    await page.getByText(textOf('lv', 'home', 'estimate.basis')).click();
    await page.locator('[name=utilities]').fill('');
    await submit.click();
    await expect(page).toHaveURL(/property-owners\/\?now=tenant&rent=1100\S*#property-form$/);
    await expect(page.locator('[data-attached-sum]')).toContainText(left);
  });

  for (const language of languages)
    test(`shows a chosen number of bedrooms in full on a phone (${language})`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(pathTo(language, 'home'));
      const cut = await page.locator('select[name=bedrooms]').evaluate((select) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(select);
        const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        const pen = document.createElement('canvas').getContext('2d');
        if (!pen) return ['nothing can be measured'];
        pen.font = font;
        const options = [...select.querySelectorAll('option:enabled')];
        return options
          .map(({ textContent }) => textContent)
          .filter((text) => pen.measureText(text).width > room);
      });
      expect(cut).toEqual([]);
    });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('is a plain form', async ({ page }) => {
      await page.goto(path);
      await page.locator('[name=rent]').fill('1100');
      await page.getByRole('button', { name: textOf('lv', 'home', 'estimate.fullSum') }).click();
      await expect(page).toHaveURL(
        `${pathTo('lv', 'owners')}?now=tenant&rent=1100&where=&bedrooms=&utilities=100&tax=unknown&person=employed#calculator`,
      );
    });
  });
});
