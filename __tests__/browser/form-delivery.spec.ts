import type { Page } from '@playwright/test';
import { pathTo } from '../../src/site/paths';
import { blockStorage } from './block-storage';
import { becomeHydrated, expect, test } from './fixtures';
import { expectFilled, expectToast, fill, formCases, openForm, submitOf } from './form-cases';
import { holdService } from './held-service';

test.use({ allowedErrors: [/Failed to load resource/] });

const { consultation, contact, property } = formCases;

const focused = (page: Page) => page.evaluate(() => document.activeElement?.localName);

test('when a service takes an inquiry and answers too late, the retry has the same reference', async ({
  page,
}) => {
  await page.clock.install();
  const service = await holdService(page);
  const form = await openForm(page, property, 'lv');
  await fill(form, property.filled);
  await submitOf(form).click();
  await page.clock.runFor(2_500);
  await expect.poll(() => service.sent.length).toBe(1);
  await page.clock.runFor(15_500);
  await expectToast(form, 'failure', property.words.lv.unknown);
  await page.clock.resume();
  service.answerAll();
  await submitOf(form).click();
  await expectToast(form, 'success', property.words.lv.sent);
  const [first, second] = service.sent;
  expect(second?.reference).toBe(first?.reference);
  await expect(form.locator('[data-confirmation]')).toContainText(second?.reference ?? 'none');
});

for (const [one, query] of [
  [contact, ''],
  [property, '?rent=900&ask=1#property-form'],
] as const)
  test(`what the ${one.id} has delivered does not come back by the browser’s Back`, async ({
    page,
  }) => {
    const service = await holdService(page);
    service.answerAll();
    await page.goto(pathTo('lv', one.page) + query);
    const form = page.locator(`#${one.id}`);
    await fill(form, one.filled);
    await submitOf(form).click();
    await expectToast(form, 'success', one.words.lv.sent);
    await page.goto(pathTo('en', 'about'));
    await page.goBack();
    await becomeHydrated(page);
    await form.locator('[data-confirmation]').getByRole('button').click();
    await expectFilled(form, { name: '', email: '', message: '' });
  });

test('a form sends where storage is blocked', async ({ page }) => {
  await page.addInitScript(blockStorage);
  const service = await holdService(page);
  service.answerAll();
  const form = await openForm(page, contact, 'lv');
  await fill(form, contact.filled);
  await submitOf(form).click();
  await expectToast(form, 'success', contact.words.lv.sent);
});

test('the focus is never lost while sending, after a failure and after closing its toast', async ({
  page,
}) => {
  const service = await holdService(page);
  const form = await openForm(page, contact, 'lv');
  await fill(form, contact.filled);
  // Enter in a field sends the form too and disables the field.
  const send = () => form.locator('[name=email]').press('Enter');
  await send();
  await expect(form.getByRole('status').filter({ hasText: contact.words.lv.sending })).toHaveCount(
    1,
  );
  expect(await focused(page)).toBe('form');
  service.answerAll(500);
  const toast = form.locator('[data-toast=failure]');
  await expect(toast).toBeFocused();
  await toast.getByRole('button').press('Enter');
  await expect(toast).toHaveCount(0);
  await expect(submitOf(form)).toBeFocused();

  await send();
  await expect(toast).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
  await expect(submitOf(form)).toBeFocused();
});

test('the confirmation stays over a reload, until another inquiry is begun', async ({ page }) => {
  const service = await holdService(page);
  service.answerAll();
  const form = await openForm(page, consultation, 'lv');
  await fill(form, consultation.filled);
  await submitOf(form).click();
  const confirmation = form.locator('[data-confirmation]');
  await expect(confirmation).toBeFocused();
  await form.locator('[data-toast]').getByRole('button').click();
  const said = await confirmation.innerText();
  expect(said).toContain(service.sent[0]?.reference ?? 'none');

  await page.reload();
  await expect(confirmation).toHaveText(said, { useInnerText: true });
  await expect(form.locator('[data-toast]')).toHaveCount(0);

  await confirmation.getByRole('button').click();
  await expect(confirmation).toHaveCount(0);
  await expect(form.locator('[name]').first()).toBeFocused();
  await page.reload();
  await expect(submitOf(form)).toBeVisible();
});
