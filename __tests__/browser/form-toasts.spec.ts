import type { Locator, Page, Route } from '@playwright/test';
import { defaultLanguage, languages } from './languages';
import { pathTo } from '../../src/site/paths';
import { palette } from '../../src/theme/palette';
import { findViolations } from './axe';
import { textOf } from '../support/words';
import { expect, test } from './fixtures';
import { expectToast, fill, formCases, openForm, submitOf } from './form-cases';
import { SEND } from './held-service';
import { rgb } from './rgb';

test.use({ allowedErrors: [/Failed to load resource/], reducedMotion: 'reduce' });

const answer = (status: number, body: string) => (route: Route) =>
  route.fulfill({ status, body, headers: { 'Access-Control-Allow-Origin': '*' } });

const { property, quick, contact } = formCases;

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

/** A text with any number in the place of its placeholder. */
const patternOf = (text: string) =>
  new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\{.*\}/, '[\\d\\s.,]+'));

async function failToSend(page: Page, form: Locator, filled: Record<string, string>) {
  await page.route(SEND, answer(500, ''));
  await fill(form, filled);
  await submitOf(form).click();
  await expect(form.locator('[data-toast=failure]')).toBeVisible();
}

test.describe('The toast of a failure', () => {
  for (const one of Object.values(formCases)) {
    for (const language of languages) {
      test(`never covers a field of the ${one.id}, at any width (${language})`, async ({
        page,
      }) => {
        const form = await openForm(page, one, language);
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
        expect(await findViolations(page)).toEqual([]);
      });
    }
  }

  test('that asks for the e-mail of the quick form lies below its field at any width', async ({
    page,
  }) => {
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const form = await openForm(page, quick, 'lv');
      await submitOf(form).click();
      await expect(form.locator('[data-toast=failure]')).toBeVisible();
      expect(await coveredFields(form)).toEqual([]);
    }
  });

  test('can be read and used on a screen of 320 × 256', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    const form = await openForm(page, property, 'lv');
    await failToSend(page, form, property.filled);
    for (const link of await form.locator('[data-toast] a').all()) {
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(sideways).toBeLessThanOrEqual(320);
  });

  test('closes on Escape, and the focus goes back to the button', async ({ page }) => {
    const form = await openForm(page, contact, 'en');
    await failToSend(page, form, contact.filled);
    await expect(form.locator('[data-toast]')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(form.locator('[data-toast]')).toHaveCount(0);
    await expect(submitOf(form)).toBeFocused();
  });

  test('stays closed after a reload', async ({ page }) => {
    const form = await openForm(page, contact, 'en');
    await failToSend(page, form, contact.filled);
    await page.reload();
    await expect(form.locator('[data-toast]')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(form.locator('[name=message]')).toHaveValue(contact.filled.message);
    await expect(form.locator('[data-toast]')).toHaveCount(0);
  });
});

test('toasts of two forms do not cover each other', async ({ page }) => {
  await page.route(SEND, answer(200, 'OK'));
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const forms = [await openForm(page, property, 'en'), page.locator(`#${quick.id}`)] as const;
    await fill(forms[0], property.filled);
    await fill(forms[1], quick.filled);
    await submitOf(forms[0]).click();
    await submitOf(forms[1]).click();
    await expectToast(forms[1], 'success', quick.words.en.sent);
    await expect(page.locator('[data-toast]')).toHaveCount(1);
    await expect(page.locator('[data-confirmation]')).toHaveCount(2);
    await page.evaluate(() => sessionStorage.clear());
  }
});

test.describe('Before the scripts have arrived', () => {
  test.use({ awaitAlive: false });

  for (const [index, [kind, form]] of Object.entries(formCases).entries()) {
    const language = languages[index % languages.length] ?? defaultLanguage;
    test(`the ${kind} form’s button looks disabled and says why, and how else to reach the company (${language})`, async ({
      page,
    }) => {
      await page.route('**/*.js', () => undefined);
      await page.goto(pathTo(language, form.page), { waitUntil: 'commit' });
      const element = page.locator(`#${form.id}`);
      const button = submitOf(element);
      await expect(button).toBeDisabled();
      await expect(button).toHaveCSS('background-color', rgb(palette.sand));
      const said = textOf(language, 'forms', 'notReady').replace(/[^\p{L}]+/gu, '.+');
      await expect(button).toHaveAccessibleDescription(new RegExp(said, 'u'));
      await expect(element.getByRole('link', { name: /@/ })).toBeVisible();
      await expect(element.getByRole('link', { name: /^\+371/ })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });
  }

  test('a press on the button loads them at once', async ({ page }) => {
    const asked: string[] = [];
    await page.route('**/*.js', (route) => {
      asked.push(route.request().url());
    });
    // A picture that never arrives keeps the page from finishing its load.
    await page.route('**/*.{webp,jpg}', () => undefined);
    await page.goto('/en/property-owners/', { waitUntil: 'domcontentloaded' });
    const button = submitOf(page.locator(`#${property.id}`));
    await button.scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
    const box = await button.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await expect.poll(() => asked.length).toBeGreaterThan(2);
  });
});

test.describe('A long text', () => {
  for (const language of languages) {
    test(`is counted in bytes near the limit, and refused before it is sent (${language})`, async ({
      page,
    }) => {
      let requests = 0;
      await page.route(SEND, (route) => {
        requests += 1;
        return route.abort();
      });
      const said = (key: string) =>
        form.getByText(patternOf(textOf(language, 'forms', `message.${key}`)));
      const form = await openForm(page, contact, language);
      const message = form.locator('[name=message]');
      await fill(form, { ...contact.filled, message: 'x'.repeat(19_000) });
      await expect(said('left')).toHaveCount(0);
      await message.fill('x'.repeat(21_000));
      await expect(said('left')).toBeVisible();
      // Half as many letters reach the limit when each has two bytes.
      await message.fill('ā'.repeat(15_000));
      await expect(said('over')).toBeVisible();
      await submitOf(form).click();
      await expect(message).toBeFocused();
      await expect(said('tooLong')).toBeVisible();
      await expect(message).toHaveAttribute('aria-invalid', 'true');
      expect(requests).toBe(0);
      expect(await findViolations(page)).toEqual([]);
      await message.fill('Short');
      await expect(said('tooLong')).toHaveCount(0);
    });
  }

  test('is shortened in the link to the visitor’s e-mail program, and the toast says so', async ({
    page,
  }) => {
    const form = await openForm(page, contact, 'en');
    const message = '🏠 garš teksts '.repeat(300);
    await failToSend(page, form, { ...contact.filled, message });
    const link = form.getByRole('link', { name: textOf('en', 'forms', 'failure.mail') });
    const href = (await link.getAttribute('href')) ?? '';
    expect(href.length).toBeLessThanOrEqual(2_000);
    const body = new URL(href).searchParams.get('body') ?? '';
    expect(body).toMatch(/Reference: [2-9A-Z]{4}-[2-9A-Z]{4}\r\n/);
    expect(body).toMatch(/…$/);
    await expect(form.locator('[data-toast]')).toContainText(textOf('en', 'forms', 'failure.cut'));
  });
});

test('a visitor who chooses a public holiday reads the same note as for a weekend', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2031-03-05T10:30:00Z'));
  for (const language of languages) {
    const note = textOf(language, 'consultation', 'form.notes.closed');
    const form = await openForm(page, formCases.consultation, language);
    for (const day of ['2031-04-11', '2031-06-23', '2031-11-18']) {
      await fill(form, { date: '2031-04-09' });
      await expect(form.getByText(note)).toBeHidden();
      await fill(form, { date: day });
      await expect(form.getByText(note)).toBeVisible();
    }
  }
});
