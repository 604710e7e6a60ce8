import { answerService } from '../delayed-service';
import { expect, test } from '../fixtures';
import { formCases, openForm, send } from '../form-cases';

for (const form of Object.values(formCases))
  test(`${form.id}: what has been sent is said once, with its reference, and the focus has a name`, async ({
    page,
  }) => {
    const service = await answerService(page);
    const element = await openForm(page, form, 'lv');
    await send(element, form.filled);
    const [title] = form.words.lv.sent;
    const confirmation = element.locator('[data-confirmation]');
    await expect(confirmation).toBeFocused({ timeout: 30_000 });
    await expect(confirmation).toHaveRole('group');
    await expect(confirmation).toHaveAccessibleName(title);
    const said = element.locator('[aria-live]').filter({ hasText: title });
    await expect(said).toHaveCount(1);
    await expect(said).toContainText(String(service.sent[0]?.reference));
  });
