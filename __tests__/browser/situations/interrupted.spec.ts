import { pathTo } from '../../../src/site/routes';
import { answer, answerService, messageOf, SEND } from '../delayed-service';
import { becomeHydrated, expect, test } from '../fixtures';
import { expectFilled, expectToast, formCases, openForm, send, submitOf } from '../form-cases';

test.use({ allowedErrors: [/Failed to load resource/] });

for (const [type, form] of Object.entries(formCases))
  test(`a visitor who changes the language while the ${type} form is being sent is told that nobody knows, and sends it again under the same reference`, async ({
    page,
  }) => {
    await page.route(SEND, () => undefined);
    const element = await openForm(page, form, 'lv');
    const asked = page.waitForRequest(SEND);
    await send(element, form.filled);
    const reference = String(messageOf(await asked).reference);
    await page.goto(pathTo('en', form.page));
    await expect(element.locator('[data-toast=failure]')).toContainText(reference);
    await expectFilled(element, form.filled);
    await page.unrouteAll();
    const service = await answerService(page);
    await submitOf(element).click();
    await expect.poll(() => service.sent).toEqual([expect.objectContaining({ reference })]);
  });

test('a tab that is copied after a failure sends under a reference of its own', async ({
  page,
  context,
}) => {
  const { contact: form } = formCases;
  await page.route(SEND, (route) => answer(route, 500));
  const element = await openForm(page, form, 'lv');
  await send(element, form.filled);
  await expectToast(element, 'failure', form.words.lv.failed);
  await page.unrouteAll();
  const service = await answerService(page);
  const copied = context.waitForEvent('page');
  await page.evaluate(() => void window.open(location.href));
  const copy = await copied;
  await becomeHydrated(copy);
  for (const tab of [page, copy]) await submitOf(tab.locator(`#${form.id}`)).click();
  await expect.poll(() => service.sent.length).toBe(2);
  expect(new Set(service.sent.map(({ reference }) => reference)).size).toBe(2);
});
