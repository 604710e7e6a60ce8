import type { Page, Route } from '@playwright/test';
import { telUrl } from '../../src/site/tel-url';
import { company, textOf } from '../support/words';
import { expect, test } from './fixtures';
import { expectFilled, expectToast, fill, formCases, openForm, submitOf } from './form-cases';
import { answer, SEND } from './delayed-service';

test.use({ allowedErrors: [/Failed to load resource/] });

/** The expectations of every failure: a message, kept fields, a working button, and a successful second attempt. */
async function expectKept(
  page: Page,
  language: 'lv' | 'en',
  type: keyof typeof formCases,
  says: 'failed' | 'tooLarge' = 'failed',
) {
  const { id, filled, words } = formCases[type];
  const form = page.locator(`#${id}`);
  await expectToast(form, 'failure', words[language][says]);
  await expectFilled(form, filled);
  await expect(submitOf(form)).toBeEnabled();
  await page.unrouteAll();
  await page.route(SEND, (route) => answer(route));
  await submitOf(form).click();
  await expectToast(form, 'success', words[language].sent);
}

// Unit tests cover the other statuses.
for (const [name, fail, says, type, language] of [
  ['offline', (route: Route) => route.abort('internetdisconnected'), 'failed', 'contact', 'lv'],
  ['413', (route: Route) => answer(route, 413), 'tooLarge', 'property', 'en'],
] as const)
  test(`${type} form, ${name}: the toast says so, the fields stay, the next try succeeds (${language})`, async ({
    page,
  }) => {
    await page.route(SEND, fail);
    await page.clock.install();
    const form = await openForm(page, formCases[type], language);
    // Passes the time that a person needs to fill the form in.
    await page.clock.fastForward(2_000);
    await fill(form, formCases[type].filled);
    await submitOf(form).click();
    await expectKept(page, language, type, says);
  });

test('after a failure a visitor can send the same text by their own e-mail program, or call', async ({
  page,
}) => {
  await page.route(SEND, (route) => answer(route, 500));
  const form = await openForm(page, formCases.contact, 'lv');
  await fill(form, formCases.contact.filled);
  await submitOf(form).click();
  const link = form.getByRole('link', { name: textOf('lv', 'forms', 'failure.mail') });
  await expect(link).toHaveAttribute('href', new RegExp(`^mailto:${company.contact.email}\\?`));
  await expect(form.locator('[data-toast] a[href^=tel]')).toHaveAttribute(
    'href',
    telUrl(company.contact.phone),
  );
  const events = await page.evaluate(() => window.dataLayer);
  expect(events).toContainEqual({
    event: 'form_submit_error',
    error_message: 'Failed to send your submission. Please try again later.',
  });
});

test('an inquiry with text in the hidden field is not sent; a person’s next try is', async ({
  page,
}) => {
  await page.route(SEND, () => expect('a request').toBe('none'));
  const form = await openForm(page, formCases.quick, 'lv');
  await fill(form, { ...formCases.quick.filled });
  await form.locator('[name=details]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://example.com';
  });
  await submitOf(form).click();
  await expectKept(page, 'lv', 'quick');
});
