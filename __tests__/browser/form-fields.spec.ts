import { formFields } from '../../src/forms/inquiries';
import { textOf } from '../support/words';
import { expect, test } from './fixtures';
import { formCases, openForm, submitOf } from './form-cases';

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
