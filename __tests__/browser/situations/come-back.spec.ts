import { pathTo } from '../../../src/site/routes';
import { answerService } from '../delayed-service';
import { expect, test } from '../fixtures';
import { expectFilled, formCases, openForm, send, submitOf } from '../form-cases';

for (const form of Object.values(formCases))
  test(`${form.id}: the confirmation stays on Back, after a reload and in the other language, until another inquiry is started`, async ({
    page,
  }) => {
    const service = await answerService(page);
    const element = await openForm(page, form, 'lv');
    await send(element, form.filled);
    const confirmation = element.locator('[data-confirmation]');
    await expect(confirmation).toBeFocused({ timeout: 30_000 });
    await element.locator('[data-toast]').getByRole('button').click();
    const reference = String(service.sent[0]?.reference);
    await expect(confirmation).toContainText(reference);

    await page.locator('header a[href$="/"]').first().click();
    await expect(page).toHaveURL('/lv/');
    await page.goBack();
    await expect(confirmation).toContainText(reference);
    await page.reload();
    await expect(confirmation).toContainText(reference);
    await expect(element.locator('[data-toast]')).toHaveCount(0);
    await page.goto(pathTo('en', form.page));
    await expect(confirmation).toContainText(reference);
    expect(service.sent).toHaveLength(1);

    await confirmation.getByRole('button').click();
    await expect(confirmation).toHaveCount(0);
    await expect(element.locator('[name]').first()).toBeFocused();
    await page.reload();
    await expect(submitOf(element)).toBeVisible();
    const empty = Object.keys(form.filled).map((key) => [key, '']);
    await expectFilled(element, Object.fromEntries(empty) as Record<string, string>);
  });
