import type { Locator } from '@playwright/test';
import { pathTo } from '../../src/site/routes';
import { findViolations } from './axe';
import { textOf } from '../support/words';
import { expect, test } from './fixtures';
import { formCases, openForm, send, submitOf } from './form-cases';
import { answer, SEND } from './delayed-service';

test.use({ allowedErrors: [/Failed to load resource/], reducedMotion: 'reduce' });

/** The names of the form's fields that the toast covers when they have the focus. */
async function coveredFields(form: Locator): Promise<string[]> {
  const covered: string[] = [];
  for (const field of await form.locator('[name]:not([tabindex="-1"])').all()) {
    await field.focus();
    const name = await field.evaluate((element) => {
      const toast = document.querySelector('[data-toast]')?.getBoundingClientRect();
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const beside = toast && (toast.right <= left || toast.left >= right);
      const apart = beside || (toast && (toast.bottom <= top || toast.top >= bottom));
      return apart ? undefined : element.getAttribute('name');
    });
    if (name) covered.push(name);
  }
  return covered;
}

test('the toast of a failure never covers a field of the longest form, at any width', async ({
  page,
}) => {
  const { property: formCase } = formCases;
  const form = await openForm(page, formCase, 'lv');
  await page.route(SEND, (route) => answer(route, 500));
  await send(form, formCase.filled);
  await expect(form.locator('[data-toast=failure]')).toBeVisible();
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

test.describe('Before the scripts have arrived', () => {
  test.use({ awaitHydration: false });

  test('the button of a form says that it is not ready, and how else to reach the company', async ({
    page,
  }) => {
    const { id, page: route } = formCases.consultation;
    await page.route('**/*.js', () => undefined);
    await page.goto(pathTo('lv', route), { waitUntil: 'commit' });
    const description = textOf('lv', 'forms', 'notReady').replace(/[^\p{L}]+/gu, '.+');
    const submit = submitOf(page.locator(`#${id}`));
    await expect(submit).toHaveAccessibleDescription(new RegExp(description, 'u'));
    const instead = page.locator(`#${id}-not-ready`);
    await expect(instead.getByRole('link', { name: /@/ })).toBeVisible();
    await expect(instead.getByRole('link', { name: /^\+371/ })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
});
