import type { Locator, Page } from '@playwright/test';
import { pathTo } from '../../src/site/paths';
import { findViolations } from './axe';
import { textOf } from '../support/words';
import { expect, test } from './fixtures';
import { fill, formCases, openForm, submitOf } from './form-cases';
import { answer, SEND } from './delayed-service';

test.use({ allowedErrors: [/Failed to load resource/], reducedMotion: 'reduce' });

/** The names of the form's fields that the toast covers when they have the focus. */
async function coveredFields(form: Locator): Promise<string[]> {
  const covered: string[] = [];
  for (const field of await form.locator('[name]:not([tabindex="-1"])').all()) {
    await field.focus();
    const name = await field.evaluate((element) => {
      const toast = document.querySelector('[data-toast]')?.getBoundingClientRect();
      const own = element.getBoundingClientRect();
      const apart =
        !toast ||
        toast.bottom <= own.top ||
        toast.top >= own.bottom ||
        toast.right <= own.left ||
        toast.left >= own.right;
      return apart ? undefined : element.getAttribute('name');
    });
    if (name) covered.push(name);
  }
  return covered;
}

async function failToSend(page: Page, form: Locator, filled: Record<string, string>) {
  await page.route(SEND, (route) => answer(route, 500));
  await fill(form, filled);
  await submitOf(form).click();
  await expect(form.locator('[data-toast=failure]')).toBeVisible();
}

test.describe('The toast of a failure', () => {
  for (const one of Object.values(formCases)) {
    test(`never covers a field of the ${one.id}, at any width`, async ({ page }) => {
      const form = await openForm(page, one, 'lv');
      await failToSend(page, form, one.filled);
      for (const [width, height] of [
        [1440, 900],
        [768, 1024],
        [390, 844],
        [320, 568],
        [320, 256],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await coveredFields(form), `at ${width} × ${height}`).toEqual([]);
      }
    });
  }
});

test.describe('Before the scripts have arrived', () => {
  test.use({ awaitHydration: false });

  for (const { id, page: route } of Object.values(formCases))
    test(`the button of the ${id} says that the form is not ready, and how else to reach the company`, async ({
      page,
    }) => {
      await page.route('**/*.js', () => undefined);
      await page.goto(pathTo('lv', route), { waitUntil: 'commit' });
      const said = textOf('lv', 'forms', 'notReady').replace(/[^\p{L}]+/gu, '.+');
      await expect(submitOf(page.locator(`#${id}`))).toHaveAccessibleDescription(
        new RegExp(said, 'u'),
      );
      const instead = page.locator(`#${id}-not-ready`);
      await expect(instead.getByRole('link', { name: /@/ })).toBeVisible();
      await expect(instead.getByRole('link', { name: /^\+371/ })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });
});
