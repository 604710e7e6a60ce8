import { pathTo } from '../../../src/site/routes';
import { answerService, messageOf, SEND } from '../delayed-service';
import { expect, test } from '../fixtures';
import { expectFilled, formCases, openForm, send, submitOf } from '../form-cases';

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
