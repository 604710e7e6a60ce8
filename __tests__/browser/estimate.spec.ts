import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures';
import { whatDoesNotFit } from './fits';

const words = [
  {
    path: '/lv/',
    owners: '/lv/property-owners/',
    rent: /^Ilgtermiņa īres maksa mēnesī$/,
    range: /^8146.–.10.193.€$/,
    refusal: /Ierakstiet summu no 300.€ līdz 3000.€\./,
    whole: 'Skatīt visu aprēķinu',
    forecast: 'Pārbaudīt: bezmaksas prognoze',
    note: /^Ilgtermiņa īres maksa: 900 € mēnesī/,
  },
  {
    path: '/en/',
    owners: '/en/property-owners/',
    rent: /^Long-.?term rent, a month$/,
    range: /^€8,146.–.10,193$/,
    refusal: /Enter a sum from €300 to €3,000\./,
    whole: 'See the whole sum',
    forecast: 'Have it checked: free forecast',
    note: /^Long-term rent: €900 a month/,
  },
] as const;

for (const { path, owners, rent, range, refusal, whole, forecast, note } of words)
  test.describe(`The estimate of ${path}`, () => {
    for (const width of [320, 390, 1280])
      test(`says at once what would be in hand, and what it cannot take, at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        const field = page.getByRole('spinbutton', { name: rent });
        const short = page.locator('[data-section=estimate] dd').first();
        await field.fill('900');
        await expect(short).toHaveText(range);
        await field.fill('99999');
        await expect(field).toHaveAccessibleDescription(refusal);
        await expect(short).toHaveText(range);
        expect(await page.evaluate(whatDoesNotFit)).toEqual([]);
        const { violations } = await new AxeBuilder({ page })
          .include('[data-section=estimate]')
          .analyze();
        expect(violations).toEqual([]);
      });

    test('leads to the whole sum with the rent in the address', async ({ page }) => {
      await page.goto(path);
      await page.getByRole('spinbutton', { name: rent }).fill('900');
      await page.getByRole('button', { name: whole }).click();
      await expect(page).toHaveURL(`${owners}?rent=900#calculator`);
      await expect(page.getByRole('spinbutton').first()).toHaveValue('900');
    });

    test('brings the sum into the form of whoever asks for a forecast', async ({ page }) => {
      await page.goto(path);
      await page.getByRole('spinbutton', { name: rent }).fill('900');
      await page.getByRole('button', { name: forecast }).click();
      await expect(page).toHaveURL(`${owners}?rent=900#property-form`);
      await expect(page.locator('#property-form [name=message]')).toHaveValue(note);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });
      test('is a plain form', async ({ page }) => {
        await page.goto(path);
        await page.getByRole('spinbutton', { name: rent }).fill('900');
        await page.getByRole('button', { name: whole }).click();
        await expect(page).toHaveURL(`${owners}?rent=900#calculator`);
      });
    });
  });
