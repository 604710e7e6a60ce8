import { formatWholeEuros } from '../../src/site/format-figure';
import { pathTo } from '../../src/site/paths';
import { inHand } from '../support/sums';
import { textOf } from '../support/words';
import { expect, test } from './fixtures';
import { findOverflow } from './find-overflow';
import { languages, widthsOf, type Language } from './languages';

const inLanguage = (language: Language) => {
  const euros = (sum: number) => formatWholeEuros(sum, language);
  return {
    language,
    ...{
      path: pathTo(language, 'home'),
      owners: pathTo(language, 'owners'),
      left: inHand(language, { rent: 900 }),
    },
    refused: { from: euros(300), to: euros(3000), amount: euros(900) },
    t: (key: string, values = {}) => textOf(language, 'calculator', key, values),
  };
};

test.describe('The estimate', () => {
  for (const { language, path, left, refused, t } of languages.map(inLanguage)) {
    test(`shows at once what would be left, and which amounts are invalid (${language})`, async ({
      page,
    }) => {
      await page.goto(path);
      const field = page.locator('[name=rent]');
      const short = page.locator('[data-ours=true] dd').first();
      await field.fill('900');
      await expect(short).toContainText(left);
      await field.fill('2500');
      await expect(page.locator('[data-result]').first()).toContainText(t('verdict.tenant'));
      await field.fill('900');
      await field.fill('99999');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(t('refused', refused));
      const [box, said] = await Promise.all([
        field.boundingBox(),
        page.locator('[data-error]').boundingBox(),
      ]);
      expect((said?.y ?? NaN) - (box?.y ?? NaN) - (box?.height ?? NaN)).toBeLessThan(100);
      await expect(page.locator('[data-result]').first()).toHaveAttribute('data-stale', 'true');
      await expect(short).toContainText(left);
      for (const width of widthsOf(language)) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(findOverflow), `at ${width} px`).toEqual([]);
      }
    });
  }

  const { language, path, owners, left, t } = inLanguage('lv');

  test('attaches the sum to the form when the visitor asks for a forecast', async ({ page }) => {
    await page.goto(path);
    await page.locator('[name=rent]').fill('900');
    const estimate = page.locator('[data-section=estimate]');
    await estimate.getByRole('button', { name: t('forecast') }).click();
    await expect(page).toHaveURL(`${owners}?now=tenant&rent=900&utilities=100#property-form`);
    await expect(page.locator('[data-handed]')).toContainText(left);
  });

  test('keeps calculating with empty utilities, and rejects an invalid rent', async ({ page }) => {
    await page.goto(path);
    const estimate = page.locator('[data-section=estimate]');
    const submit = estimate.getByRole('button', { name: t('forecast') });
    await page.locator('[name=rent]').fill('5');
    await submit.click();
    await expect(page.locator('[name=rent]')).toBeFocused();
    await expect(page).toHaveURL(path);
    await page.locator('[name=rent]').fill('900');
    await page.locator('[name=utilities]').fill('');
    await submit.click();
    await expect(page.locator('[data-handed]')).toContainText(left);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('is a plain form', async ({ page }) => {
      await page.goto(path);
      await page.locator('[name=rent]').fill('900');
      await page.getByRole('button', { name: textOf(language, 'home', 'estimate.whole') }).click();
      await expect(page).toHaveURL(`${owners}?now=tenant&rent=900&utilities=100#calculator`);
    });
  });
});
