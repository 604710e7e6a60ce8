import { languages } from './languages';
import { MESSAGE_MAX_LENGTH } from '../../src/forms/form-tables';
import { formFields } from '../../src/forms/inquiries';
import { formatNumber } from '../../src/site/format-figure';
import { pathTo } from '../../src/site/paths';
import { textOf } from '../support/words';
import { expect, test } from './fixtures';
import { fill, formCases, openForm, submitOf } from './form-cases';

test.describe('A form', () => {
  test('explains under each field what is wrong, and moves the focus to the first wrong field', async ({
    page,
  }) => {
    const form = await openForm(page, formCases.contact, 'lv');
    const long = 'ā'.repeat(MESSAGE_MAX_LENGTH + 1);
    await fill(form, { name: '   ', email: 'ilze@example', message: long });
    await submitOf(form).click();
    const name = form.locator('[name=name]');
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription(textOf('lv', 'forms', 'name.required'));
    await expect(form.locator('[name=email]')).toHaveAccessibleDescription(
      textOf('lv', 'forms', 'email.domain'),
    );
    const limit = formatNumber(MESSAGE_MAX_LENGTH, 'lv');
    await expect(form.locator('[name=message]')).toHaveAccessibleDescription(
      textOf('lv', 'forms', 'message.tooLong', { limit }),
    );
    await expect(form.locator('[name=message]')).toHaveValue(long);
    await expect(form.locator('[name=phone]')).toHaveAttribute('aria-invalid', 'false');
    await name.fill('Ilze');
    await expect(name).toHaveAttribute('aria-invalid', 'false');
  });

  test('lets the browser check its fields first', async ({ page }) => {
    const form = await openForm(page, formCases.property, 'en');
    await submitOf(form).click();
    await expect(form.locator('[data-toast]')).toHaveCount(0);
    const missing = await form
      .locator(':invalid')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
    const names = missing.flatMap((name) => name ?? []);
    await expect(form.locator(`[name=${names[0]}]`)).toBeFocused();
    const required = formFields('property').filter(([, field]) => !field.optional);
    expect(names.sort()).toEqual(required.map(([name]) => name).sort());
  });

  test('an empty quick form says that the e-mail is required', async ({ page }) => {
    const form = await openForm(page, formCases.quick, 'en');
    await submitOf(form).click();
    const toast = form.locator('[role=alert]');
    await expect(toast.locator('b')).toHaveText(textOf('en', 'owners', 'quick.empty.title'));
    await expect(toast.locator('p')).toHaveText(textOf('en', 'owners', 'quick.empty.text'));
    await expect(form.locator('[name=email]')).toBeFocused();
    await expect(form.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true');
  });
});

test.describe('The consultation', () => {
  test('offers days from today in Riga, however old the page is', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-03-04T22:30:00Z'));
    const form = await openForm(page, formCases.consultation, 'en');
    await expect(form.locator('[name=date]')).toHaveAttribute('min', '2031-03-05');
    await expect(form.locator('[name=time] option')).toHaveCount(16);
    await expect(form.locator('[name=time] option').last()).toHaveText('16:00');
  });

  test('says at once when the office is closed at the chosen time', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-03-05T10:30:00Z'));
    const form = await openForm(page, formCases.consultation, 'en');
    await fill(form, { date: '2031-03-08' });
    const note = (key: string) => form.getByText(textOf('en', 'consultation', `form.notes.${key}`));
    await expect(note('closed')).toBeVisible();
    await fill(form, { date: '2031-03-05', time: '09:00' });
    await expect(note('gone')).toBeVisible();
    await fill(form, { time: '16:00' });
    await expect(note('gone')).toBeHidden();
  });
});

test.describe('On a phone of 390 × 844', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const language of languages) {
    test(`the owners’ form begins in the first screen (${language})`, async ({ page }) => {
      await page.goto(pathTo(language, 'owners'));
      await expect(page.locator(`#${formCases.property.id} input`).first()).toBeInViewport();
    });
  }
});
