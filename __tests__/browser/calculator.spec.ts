import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures';
import { whatDoesNotFit } from './fits';
import { expectFilled } from './form-cases';

const amounts = '[data-bar] dd:first-of-type';

const words = [
  {
    path: '/lv/property-owners/',
    shown: /^12.345,50.€$/,
    said: /^Ierakstiet summu no 11.000.€ līdz 15.000.€\. Aprēķinā joprojām ir 12.345,50.€\.$/,
    use: /^Pieprasīt prognozi/,
  },
  {
    path: '/en/property-owners/',
    shown: /^€12,345\.50$/,
    said: /^Enter a sum from €11,000 to €15,000\. The result still shows €12,345\.50\.$/,
    use: /^Ask for a forecast/,
  },
] as const;

test.describe('The income calculator', () => {
  test('works by keyboard, and says its result when the visitor pauses', async ({ page }) => {
    await page.goto('/en/property-owners/');
    await expect(page.locator('#property-form fieldset > button')).toBeEnabled();
    const slider = page.getByRole('slider', { name: /^Long-.?term let, a year$/ });
    await slider.focus();
    await page.keyboard.press('End');
    await expect(slider).toHaveValue('15000');
    await expect(page.getByRole('spinbutton')).toHaveValue('15000');
    await page.getByRole('radio', { name: 'On site' }).focus();
    await page.keyboard.press('ArrowLeft');
    const shown = page.locator(amounts);
    await expect(shown).toHaveText([/€15,000/, /€33,000.–.37,500/, /€28,050.–.31,875/]);
    await expect(page.getByText(/^After our fee: €28,050.–.31,875 a year\.$/)).toBeAttached();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  });

  for (const { path, shown, said, use } of words) {
    for (const width of [390, 1280]) {
      test(`${path} says near the field that a sum is out of bounds, and does not pass it to the form, at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        const field = page.getByRole('spinbutton');
        await field.fill('12345.5');
        await expect(page.locator(amounts).first()).toHaveText(shown);
        await expect(field).toHaveAttribute('aria-invalid', 'false');
        for (const sum of ['99999', '10999.99', '']) {
          await field.fill(sum);
          await field.blur();
          await expect(field).toHaveValue(sum);
          await expect(field).toHaveAttribute('aria-invalid', 'true');
          await expect(field).toHaveAccessibleDescription(said);
          await expect(page.getByRole('status').filter({ hasText: said })).toBeAttached();
          await expect(page.locator(amounts).first()).toHaveText(shown);
        }
        expect(await page.evaluate(whatDoesNotFit)).toEqual([]);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations).toEqual([]);

        await page.getByRole('link', { name: use }).click();
        await expect(field).toBeFocused();
        await expect(page).not.toHaveURL(/#/);
        await expectFilled(page.locator('#property-form'), { message: '' });

        await page.getByRole('slider').fill('14000');
        await expect(field).toHaveValue('14000');
        await expect(field).toHaveAttribute('aria-invalid', 'false');
        await expect(field).toHaveAccessibleDescription('');
      });
    }
  }

  test('says at once why it cannot pass a sum to the form', async ({ page }) => {
    await page.goto('/en/property-owners/');
    const field = page.getByRole('spinbutton');
    // No time passes here, so a pause in typing cannot be what makes the message appear.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await field.fill('99999');
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await page.getByRole('link', { name: words[1].use }).click();
    await expect(field).toHaveAccessibleDescription(/^Enter a sum .+ €13,000\.$/);
  });

  test('keeps one sentence of its own in the message, also in another language and after edits', async ({
    page,
  }) => {
    await page.goto('/lv/property-owners/');
    const message = page.locator('#property-form [name=message]');
    await page.getByRole('spinbutton').fill('12345.5');
    await page.getByRole('link', { name: words[0].use }).click();
    const latvian = 'Ilgtermiņa ienākumi: 12 345,50 € gadā. Pārvaldīšana: Uz vietas.';
    await expect(message).toHaveValue(latvian);
    await message.fill(`Labdien! ${latvian}\nGaidu atbildi.`);
    await page.reload();
    await expect(message).toHaveValue(/^Labdien! .+\nGaidu atbildi\.$/);

    await page.goto('/en/property-owners/');
    await expect(message).toHaveValue(/^Labdien!/);
    await page.getByRole('link', { name: words[1].use }).click();
    await expect(message).toHaveValue(
      'Labdien! Long-term income: €13,000 a year. Management: On site.\nGaidu atbildi.',
    );

    await message.fill('');
    const kept = () => page.evaluate(() => Object.keys(sessionStorage));
    await expect.poll(kept).not.toContain('draft:property-form:note');
  });

  test('passes its figures to the analysis form', async ({ page }) => {
    await page.goto('/en/property-owners/');
    const form = page.locator('#property-form');
    await form.locator('[name=message]').fill('Two balconies.');
    await expect(form.locator('fieldset > button')).toBeEnabled();
    const use = page.getByRole('link', { name: 'Ask for a forecast with these figures' });
    await use.click();
    await expect(page).toHaveURL(/#property-form$/);
    await page.getByRole('radio', { name: 'Remote' }).check({ force: true });
    await use.click();
    await expectFilled(form, {
      message: 'Two balconies.\n\nLong-term income: €13,000 a year. Management: Remote.',
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('shows an example', async ({ page }) => {
      await page.goto('/en/property-owners/');
      await expect(page.locator(amounts)).toHaveText([
        /€13,000/,
        /€28,600.–.32,500/,
        /€21,450.–.24,375/,
      ]);
    });
  });
});
