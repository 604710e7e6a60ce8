import { company, textOf } from '../support/words';
import { languageButton } from './languages';
import { expect, test } from './fixtures';
import { formCases, openForm } from './form-cases';

test.use({ reducedMotion: 'reduce' });

function focusedControl() {
  const control = document.activeElement as HTMLInputElement | HTMLButtonElement;
  const { top, left } = control.getBoundingClientRect();
  const place = { top: Math.round(top + window.scrollY), left: Math.round(left) };
  return { name: control.name || control.type, place };
}

test.describe('By keyboard a visitor', () => {
  test('goes through the header from the logo over the pages to the language and the consultation, or skips it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/en/about/');
    const header = page.locator('header');
    const skip = header.getByRole('link', { name: textOf('en', 'common', 'header.skip') });
    const stops = [
      skip,
      header.getByRole('link', { name: company.name }),
      ...(await header.getByRole('navigation').getByRole('link').all()),
      languageButton(page),
      header.locator('[data-cta]').filter({ visible: true }),
    ];
    expect(stops).toHaveLength(11);
    for (const stop of stops) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
    }
    await skip.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
});

for (const type of ['property', 'consultation'] as const) {
  const form = formCases[type];
  test(`goes through the ${type} form in its visible order`, async ({ page }) => {
    const element = await openForm(page, form, 'lv');
    await element.evaluate((all) => {
      for (const fold of all.querySelectorAll('details')) fold.open = true;
    });
    await element.locator('[name]').first().focus();
    const stops = new Map<string, { top: number; left: number }>();
    for (let step = 0; step < 20 && !stops.has('submit'); step += 1) {
      const { name, place } = await page.evaluate(focusedControl);
      // Chromium makes each part of a date a stop of its own.
      if (name) stops.set(name, place);
      await page.keyboard.press('Tab');
    }
    expect([...stops.keys()].sort()).toEqual([...Object.keys(form.filled), 'submit'].sort());
    const places = [...stops.values()];
    expect(places).toEqual([...places].sort((a, b) => a.top - b.top || a.left - b.left));
  });
}
