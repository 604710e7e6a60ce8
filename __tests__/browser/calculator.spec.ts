import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures';
import { expectFilled } from './form-cases';

const amounts = '[data-bar] dd:first-of-type';

test.describe('The income calculator', () => {
  test('goes by keyboard, and says its result once it rests', async ({ page }) => {
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

  test('takes a typed sum within its bounds', async ({ page }) => {
    await page.goto('/lv/property-owners/');
    await expect(page.locator('#property-form fieldset > button')).toBeEnabled();
    const field = page.getByRole('spinbutton', { name: 'Ilgtermiņa īre gadā' });
    await field.fill('12300');
    await expect(page.locator(amounts).first()).toHaveText(/12.300.€/);
    await field.fill('99999');
    await expect(page.locator(amounts).first()).toHaveText(/15.000.€/);
    await field.blur();
    await expect(field).toHaveValue('15000');
  });

  test('hands its figures over to the analysis form', async ({ page }) => {
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
    test('shows the usual case', async ({ page }) => {
      await page.goto('/en/property-owners/');
      await expect(page.locator(amounts)).toHaveText([
        /€13,000/,
        /€28,600.–.32,500/,
        /€21,450.–.24,375/,
      ]);
    });
  });
});
