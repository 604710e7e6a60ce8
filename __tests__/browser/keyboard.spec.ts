import type { Locator, Page } from '@playwright/test';
import { company, textOf } from '../support/words';
import { languageButton, languages } from './languages';
import { expect, test } from './fixtures';
import { fill, formCases, openForm, submitOf } from './form-cases';

test.use({ reducedMotion: 'reduce' });

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    if (await element.evaluate((wanted) => wanted === document.activeElement)) return;
  }
  await expect(element).toBeFocused();
}

/** The field or button that has the focus, and its position on the page. */
function focusedControl() {
  const control = document.activeElement as HTMLInputElement | HTMLButtonElement;
  const { top, left } = control.getBoundingClientRect();
  const place = { top: Math.round(top + window.scrollY), left: Math.round(left) };
  return { name: control.name || control.type, place };
}

test.describe('By keyboard a visitor', () => {
  test('goes through the header from the logo over the pages to the language and the consultation', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/en/about/');
    const header = page.locator('header');
    const stops = [
      header.getByRole('link', { name: textOf('en', 'common', 'header.skip') }),
      header.getByRole('link', { name: company.name }),
      ...(await header.getByRole('navigation').getByRole('link').all()),
      languageButton(page),
      header.locator('[data-cta]').filter({ visible: true }),
    ];
    expect(stops).toHaveLength(10);
    for (const stop of stops) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
    }
  });

  test('can change the language', async ({ page }) => {
    await page.goto('/lv/about/');
    await tabTo(page, languageButton(page));
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Latviešu' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'English' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/en/about/');
  });

  test('can open the mobile menu, start at its first stop and follow its links', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/en/');
    await tabTo(page, page.locator('header [aria-haspopup=dialog]'));
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await tabTo(page, menu.getByRole('link', { name: textOf('en', 'common', 'pages.blog') }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/en/blog/');
    await expect(menu).toBeHidden();
  });

  test('can show all results by the last suggestion of the search', async ({ page }) => {
    await page.goto('/en/blog/');
    const field = page.getByRole('combobox');
    await tabTo(page, field);
    await page.keyboard.type('rental');
    await page.keyboard.press('ArrowUp');
    const last = page.getByRole('option').last();
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await last.getAttribute('id')) ?? '',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/en/blog/?q=rental');
    await expect(field).toBeFocused();
  });

  test('reaches each question, also the one after an open answer', async ({ page }) => {
    await page.goto('/lv/property-owners/');
    const questions = page.locator('details[name]');
    const [first, second] = await questions.locator('summary').all();
    if (!first || !second) throw new Error('The page has no two questions');
    await first.focus();
    await page.keyboard.press('Space');
    await expect(questions.first()).toHaveAttribute('open', '');
    await tabTo(page, second);
    await page.keyboard.press('Enter');
    await expect(questions.first()).not.toHaveAttribute('open');
    await expect(questions.nth(1)).toHaveAttribute('open', '');
  });

  test('can open a term’s card at once and close it by Escape without losing the focus', async ({
    page,
  }) => {
    await page.goto('/lv/blog/professional-short-term-rental-management-riga/');
    const term = page.getByRole('button', { name: 'viesu maiņa' });
    await term.focus();
    await page.keyboard.press('Enter');
    const card = page.locator('[popover]:popover-open');
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(term).toBeFocused();
  });
});

for (const [type, form] of Object.entries(formCases)) {
  test(`goes through the ${type} form in its visible order`, async ({ page }) => {
    const element = await openForm(page, form, 'lv');
    await element.locator('[name]').first().focus();
    const stops = new Map<string, { top: number; left: number }>();
    for (let step = 0; step < 20 && !stops.has('submit'); step += 1) {
      const { name, place } = await page.evaluate(focusedControl);
      // Chromium makes each part of a date a stop of its own.
      stops.set(name, place);
      await page.keyboard.press('Tab');
    }
    expect([...stops.keys()].sort()).toEqual([...Object.keys(form.filled), 'submit'].sort());
    const places = [...stops.values()];
    expect(places).toEqual([...places].sort((a, b) => a.top - b.top || a.left - b.left));
  });

  for (const language of languages) {
    test(`Enter in the ${type} form (${language}) moves the focus to the first wrong field, which says what is wrong`, async ({
      page,
    }) => {
      const element = await openForm(page, form, language);
      await fill(element, { ...form.filled, email: 'ilze@example' });
      const email = element.locator('[name=email]');
      await email.press('Enter');
      await expect(email).toBeFocused();
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(email).toHaveAccessibleDescription(textOf(language, 'forms', 'email.domain'));
      await expect(submitOf(element)).toBeEnabled();
    });
  }
}
