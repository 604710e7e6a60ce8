import type { Page } from '@playwright/test';
import { pathTo } from '../../src/site/routes';
import { expect, test } from './fixtures';
import { expectFilled, expectToast, fill, formCases, openForm, send, submitOf } from './form-cases';
import { answerService, holdService } from './delayed-service';

test.use({ allowedErrors: [/Failed to load resource/] });

const { consultation, contact } = formCases;

const focused = (page: Page) => page.evaluate(() => document.activeElement?.localName);

test('the focus is never lost while sending, after a failure and after closing its toast', async ({
  page,
}) => {
  const service = await holdService(page);
  const form = await openForm(page, contact, 'lv');
  await fill(form, contact.filled);
  // Enter in a field sends the form too and disables the field.
  await form.locator('[name=email]').press('Enter');
  const said = form.getByRole('status').filter({ hasText: contact.words.lv.sending });
  await expect(said).toHaveCount(1);
  await expect.poll(() => focused(page)).toBe('form');
  service.answerAll(500);
  const toast = form.locator('[data-toast=failure]');
  await expect(toast).toBeFocused();
  await toast.getByRole('button').press('Enter');
  await expect(toast).toHaveCount(0);
  await expect(submitOf(form)).toBeFocused();
});

/** Follows the link to the home page, without loading a new document. */
async function leave(page: Page) {
  await page.locator('header a[href$="/"]').first().click();
  await expect(page).toHaveURL('/lv/');
}

test('the confirmation stays while the visitor sees other pages, until another inquiry is started', async ({
  page,
}) => {
  const service = await answerService(page);
  const form = await openForm(page, consultation, 'lv');
  await send(form, consultation.filled);
  const confirmation = form.locator('[data-confirmation]');
  await expect(confirmation).toBeFocused();
  await form.locator('[data-toast]').getByRole('button').click();
  const said = await confirmation.innerText();
  expect(said).toContain(service.sent[0]?.reference ?? 'none');

  await leave(page);
  await page.goBack();
  await expect(confirmation).toHaveText(said, { useInnerText: true });
  await expect(form.locator('[data-toast]')).toHaveCount(0);
  await page.goto(pathTo('en', consultation.page));
  await expect(confirmation).toContainText(service.sent[0]?.reference ?? 'none');
  expect(service.sent).toHaveLength(1);

  await confirmation.getByRole('button').click();
  await expect(confirmation).toHaveCount(0);
  await expect(form.locator('[name]').first()).toBeFocused();
  await page.reload();
  await expect(submitOf(form)).toBeVisible();
  await expectFilled(form, { name: '', email: '', message: '' });
});

test('a visitor who leaves while the form is being sent comes back to a form that is still sending, and sends it only once', async ({
  page,
}) => {
  const service = await holdService(page);
  const form = await openForm(page, contact, 'lv');
  await send(form, contact.filled);
  await expect.poll(() => service.sent.length).toBe(1);
  await leave(page);
  await page.goBack();
  await expect(submitOf(form)).toBeDisabled();
  await expect(submitOf(form)).toHaveText(contact.words.lv.sending);
  await expectFilled(form, contact.filled);
  service.answerAll();
  await expectToast(form, 'success', contact.words.lv.sent);
  await expect(form.locator('[data-confirmation]')).toContainText(contact.filled.email);
  expect(service.sent).toHaveLength(1);
});
