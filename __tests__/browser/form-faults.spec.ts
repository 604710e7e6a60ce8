import type { Route } from '@playwright/test';
import { telUrl } from '../../src/site/text';
import { company, textOf } from '../support/words';
import { expect, test } from './fixtures';
import { expectFilled, expectToast, fill, formCases, openForm, send, submitOf } from './form-cases';
import { answer, SEND } from './delayed-service';

test.use({ allowedErrors: [/Failed to load resource/] });

interface Fault {
  fault: string;
  fail: (route: Route) => unknown;
  says?: 'failed' | 'tooLarge';
  type: keyof typeof formCases;
  language: 'lv' | 'en';
  /** The text in the field that a person does not see. */
  hidden?: string;
}

// Unit tests cover the other statuses.
const faults: Fault[] = [
  {
    fault: 'status 413',
    fail: (route) => answer(route, 413),
    ...{ says: 'tooLarge', type: 'property', language: 'en' },
  },
  {
    fault: 'text in the hidden field, which is never sent',
    fail: () => expect('a request').toBe('none'),
    ...{ type: 'quick', language: 'lv', hidden: 'https://example.com' },
  },
];

for (const { fault, fail, says = 'failed', type, language, hidden = '' } of faults)
  test(`${type} form, ${fault}: the toast says so, the fields stay, the next try succeeds (${language})`, async ({
    page,
  }) => {
    const { filled, words } = formCases[type];
    await page.route(SEND, fail);
    const form = await openForm(page, formCases[type], language);
    await fill(form, filled);
    await form.locator('[name=details]').evaluate((field: HTMLInputElement, text) => {
      field.value = text;
    }, hidden);
    await submitOf(form).click();
    await expectToast(form, 'failure', words[language][says]);
    await expectFilled(form, filled);
    await expect(submitOf(form)).toBeEnabled();
    await page.unrouteAll();
    await page.route(SEND, (route) => answer(route));
    await submitOf(form).click();
    await expectToast(form, 'success', words[language].sent);
  });

test('after a failure a visitor can send the same text by their own e-mail program, or call', async ({
  page,
}) => {
  await page.route(SEND, (route) => route.abort('internetdisconnected'));
  const form = await openForm(page, formCases.contact, 'lv');
  await send(form, formCases.contact.filled);
  await expectToast(form, 'failure', formCases.contact.words.lv.failed);
  await expectFilled(form, formCases.contact.filled);
  const link = form.getByRole('link', { name: textOf('lv', 'forms', 'failure.mail') });
  await expect(link).toHaveAttribute('href', new RegExp(`^mailto:${company.contact.email}\\?`));
  const call = form.locator('[data-toast] a[href^=tel]');
  await expect(call).toHaveAttribute('href', telUrl(company.contact.phone));
  expect(await page.evaluate(() => window.dataLayer)).toContainEqual({
    event: 'form_submit_error',
    error_message: 'Failed to send your submission. Please try again later.',
  });
});
