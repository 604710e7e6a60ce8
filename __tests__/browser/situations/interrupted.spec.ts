import { pathTo } from '../../../src/site/routes';
import type { Message } from '../../../src/mail/mail-service';
import { answer, answerService, SEND } from '../delayed-service';
import { expect, test } from '../fixtures';
import { expectFilled, expectToast, formCases, openForm, send, submitOf } from '../form-cases';

test.use({ allowedErrors: [/Failed to load resource/] });

// All forms deliver in the same way; each of these is about another.

test('a visitor who changes the language while it is being sent is told that nobody knows, and sends it again under the same reference', async ({
  page,
}) => {
  const { property: form } = formCases;
  await page.route(SEND, () => undefined);
  const element = await openForm(page, form, 'lv');
  const asked = page.waitForRequest(SEND);
  await send(element, form.filled);
  const { template_params: first } = (await asked).postDataJSON() as { template_params: Message };
  const reference = String(first.reference);
  await page.goto(pathTo('en', form.page));
  await expect(element.locator('[data-toast=failure]')).toContainText(reference);
  await expectFilled(element, form.filled);
  await page.unrouteAll();
  const service = await answerService(page);
  await submitOf(element).click();
  await expect.poll(() => service.sent).toEqual([expect.objectContaining({ reference })]);
});

test('after a reload, in the other language and on Back the confirmation has its reference', async ({
  page,
}) => {
  test.slow();
  const { consultation: form } = formCases;
  const service = await answerService(page);
  const element = await openForm(page, form, 'lv');
  await send(element, form.filled);
  await expectToast(element, 'success', form.words.lv.sent);
  const confirmation = element.locator('[data-confirmation]');
  const reference = String(service.sent[0]?.reference);
  const visits = [
    () => page.reload(),
    () => page.goto(pathTo('en', form.page)),
    () => page.goBack(),
  ];
  for (const visit of visits) {
    await visit();
    await expect(confirmation).toContainText(reference);
    await expect(element.locator('[data-toast]')).toHaveCount(0);
  }
  expect(service.sent).toHaveLength(1);
});

test('after a reload the page still says that sending has failed', async ({ page }) => {
  const { quick: form } = formCases;
  await page.route(SEND, (route) => answer(route, 500));
  const element = await openForm(page, form, 'lv');
  await send(element, form.filled);
  await expectToast(element, 'failure', form.words.lv.failed);
  await page.reload();
  await expectToast(element, 'failure', form.words.lv.failed);
  await expectFilled(element, form.filled);
});
