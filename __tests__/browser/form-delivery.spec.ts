import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectFilled, expectToast, fill, formCases, openForm, send, submitOf } from './form-cases';
import { holdService } from './delayed-service';

test.use({ allowedErrors: [/Failed to load resource/] });

const { contact } = formCases;

const focused = (page: Page) => page.evaluate(() => document.activeElement?.localName);

test('the focus is never lost while sending, after a failure and after closing its toast', async ({
  page,
}) => {
  const service = await holdService(page);
  const form = await openForm(page, contact, 'lv');
  await fill(form, contact.filled);
  // Enter in a field sends the form too and disables the field.
  await form.locator('[name=email]').press('Enter');
  const announcement = form.locator('[aria-live]').filter({ hasText: contact.words.lv.sending });
  await expect(announcement).toHaveCount(1);
  await expect.poll(() => focused(page)).toBe('form');
  service.answerAll(500);
  const toast = form.locator('[data-toast=failure]');
  await expect(toast).toBeFocused();
  await expect(toast).toHaveAccessibleName(contact.words.lv.failed[0]);
  await toast.getByRole('button').press('Enter');
  await expect(toast).toHaveCount(0);
  await expect(submitOf(form)).toBeFocused();
});

/** Follows the link to the home page, without loading a new document. */
async function leave(page: Page) {
  await page.locator('header a[href$="/"]').first().click();
  await expect(page).toHaveURL('/lv/');
}

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
