import type { Page } from '@playwright/test';
import { languages, type Language } from './languages';
import { pathTo } from '../../src/site/paths';
import { expect, test } from './fixtures';
import { expectFilled, expectToast, fill, formCases, openForm, submitOf } from './form-cases';
import { holdService, leave } from './held-service';

test.use({ allowedErrors: [/Failed to load resource/] });

const { contact } = formCases;

async function startSending(page: Page, language: Language) {
  const service = await holdService(page);
  const form = await openForm(page, contact, language);
  await fill(form, contact.filled);
  await submitOf(form).click();
  await expect.poll(() => service.sent.length).toBe(1);
  return { service, form };
}

const [language, other] = languages;
const words = contact.words[language];

test.describe('A visitor who leaves while the form is being sent', () => {
  test('comes back to a form that is still sending, and sends it only once', async ({ page }) => {
    const { service, form } = await startSending(page, language);
    await leave(page);
    await page.goBack();
    await expect(submitOf(form)).toBeDisabled();
    await expect(submitOf(form)).toHaveText(words.sending);
    await expectFilled(form, contact.filled);
    service.answerAll();
    await expectToast(form, 'success', words.sent);
    await expect(form.locator('[data-confirmation]')).toContainText(contact.filled.email);
    expect(service.sent).toHaveLength(1);
  });

  test('finds a confirmation and no draft if the form was sent meanwhile', async ({ page }) => {
    const { service, form } = await startSending(page, language);
    await leave(page);
    service.answerAll();
    const draft = () => page.evaluate(() => sessionStorage.getItem('draft:contact-form'));
    await expect.poll(draft).toBeNull();
    await page.goBack();
    const confirmation = form.locator('[data-confirmation]');
    await expect(confirmation).toContainText(service.sent[0]?.reference ?? 'none');
    await expect(submitOf(form)).toBeHidden();
    await confirmation.getByRole('button').click();
    await expectFilled(form, { name: '', email: '', message: '' });
    await expect(form.locator('[name=name]')).toBeFocused();
  });

  test('finds a message and all fields kept if sending failed meanwhile', async ({ page }) => {
    const { service, form } = await startSending(page, language);
    await leave(page);
    service.answerAll(500);
    const failed = () =>
      page.evaluate(() => window.dataLayer?.some((e) => Object(e).event === 'form_submit_error'));
    await expect.poll(failed).toBe(true);
    await page.goBack();
    await expectToast(form, 'failure', words.failed);
    await expectFilled(form, contact.filled);
    await expect(submitOf(form)).toBeEnabled();
  });

  test('for the other language reads that the inquiry may have arrived, and can send it again under the same reference', async ({
    page,
  }) => {
    const { service, form } = await startSending(page, language);
    await page.goto(pathTo(other, 'contact'));
    await expectToast(form, 'failure', contact.words[other].unknown);
    await expectFilled(form, contact.filled);
    const reference = service.sent[0]?.reference ?? 'none';
    await expect(form.locator('[data-toast]')).toContainText(reference);
    service.answerAll();
    await submitOf(form).click();
    await expectToast(form, 'success', contact.words[other].sent);
    expect(service.sent.map((sent) => sent.reference)).toEqual([reference, reference]);
    expect(service.sent[1]?.formatted_data).toContain(`Reference: ${reference}`);
  });
});
