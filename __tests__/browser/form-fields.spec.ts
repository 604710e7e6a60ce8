import { MESSAGE_MAX_LENGTH } from '../../src/forms/form-tables';
import { formFields } from '../../src/forms/inquiries';
import { formatNumber } from '../../src/site/format-figure';
import { textOf } from '../support/words';
import { expect, test } from './fixtures';
import { formCases, openForm, send, submitOf } from './form-cases';

test('a form explains under each field what is wrong, and moves the focus to the first wrong field', async ({
  page,
}) => {
  const form = await openForm(page, formCases.contact, 'lv');
  const long = 'ā'.repeat(MESSAGE_MAX_LENGTH + 1);
  await send(form, { name: '   ', email: 'ilze@example', message: long });
  const name = form.locator('[name=name]');
  await expect(name).toBeFocused();
  const limit = formatNumber(MESSAGE_MAX_LENGTH, 'lv');
  const said = {
    name: textOf('lv', 'forms', 'name.required'),
    email: textOf('lv', 'forms', 'email.domain'),
    message: textOf('lv', 'forms', 'message.tooLong', { limit }),
  };
  for (const [field, text] of Object.entries(said))
    await expect(form.locator(`[name=${field}]`)).toHaveAccessibleDescription(text);
  await expect(form.locator('[name=message]')).toHaveValue(long);
  const wrong = form.locator('[aria-invalid=true]');
  await expect(wrong).toHaveCount(3);
  await name.fill('Ilze');
  await expect(wrong).toHaveCount(2);
});

test('a form lets the browser check its fields first; an empty quick form says that the e-mail is required', async ({
  page,
}) => {
  const form = await openForm(page, formCases.property, 'en');
  await submitOf(form).click();
  await expect(form.locator('[data-toast]')).toHaveCount(0);
  const names = await form
    .locator(':invalid[name]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name') ?? ''));
  await expect(form.locator(`[name=${names[0]}]`)).toBeFocused();
  const required = formFields('property').filter(([, field]) => !field.optional);
  expect(names.sort()).toEqual(required.map(([name]) => name).sort());
  const quick = page.locator(`#${formCases.quick.id}`);
  await submitOf(quick).click();
  const toast = quick.locator('[role=alert]');
  await expect(toast.locator('b')).toHaveText(textOf('en', 'owners', 'quick.empty.title'));
  await expect(toast.locator('p')).toHaveText(textOf('en', 'owners', 'quick.empty.text'));
  await expect(quick.locator('[name=email][aria-invalid=true]')).toBeFocused();
});
