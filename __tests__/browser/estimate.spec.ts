import { formatWholeEuros } from '../../src/site/format-figure';
import { languages } from '../../src/site/languages';
import { pathTo } from '../../src/site/routes';
import { beforeTax } from '../support/sums';
import { textOf } from '../support/words';
import { expect, test } from './fixtures';

const path = pathTo('lv', 'home');
const left = beforeTax('lv', { rent: 1100 });
const t = (key: string, values = {}) => textOf('lv', 'calculator', key, values);

test.describe('The estimate', () => {
  test('shows at once what would be left, and which amounts are invalid', async ({ page }) => {
    await page.goto(path);
    const field = page.locator('[name=rent]');
    const short = page.locator('[data-ours=true] dd').first();
    await field.fill('1100');
    await expect(short).toContainText(left);
    await field.fill('2500');
    await expect(page.locator('[data-result]').first()).toContainText(t('open.where'));
    await expect(short).toHaveCount(0);
    await page.locator('[name=bedrooms]').selectOption('3');
    await expect(page.locator('[data-result]').first()).toContainText(t('verdict.tenant'));
    await page.locator('[name=bedrooms]').selectOption('');
    await field.fill('1100');
    await field.fill('99999');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const [from, to, amount] = [100, 5000, 1100].map((sum) => formatWholeEuros(sum, 'lv'));
    await expect(field).toHaveAccessibleDescription(t('refused', { from, to, amount }));
    await expect(page.locator('[data-result]').first()).toHaveAttribute('data-stale', 'true');
    await expect(short).toContainText(left);
  });

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
