import { expect, test } from '../fixtures';
import { expectFilled, expectToast, formCases, openForm, submitOf } from '../form-cases';
import { answerService } from '../delayed-service';

test('values that a program fills into a form without an event stay and are sent', async ({
  page,
}) => {
  const { property: form } = formCases;
  const service = await answerService(page);
  const element = await openForm(page, form, 'lv');
  await element.evaluate((all: HTMLFormElement, filled) => {
    for (const [name, value] of Object.entries(filled))
      (all.elements.namedItem(name) as HTMLInputElement).value = value;
  }, form.filled);
  const email = element.locator('[name=email]');
  await email.press('End');
  await email.press('v');
  const filled = { ...form.filled, email: `${form.filled.email}v` };
  await expectFilled(element, filled);
  await element.evaluate((all: HTMLFormElement) => {
    (all.elements.namedItem('email') as HTMLInputElement).value = 'late@example.com';
  });
  await submitOf(element).click();
  await expectToast(element, 'success', form.words.lv.sent);
  expect(service.sent[0]).toMatchObject({ ...form.filled, email: 'late@example.com' });
});
