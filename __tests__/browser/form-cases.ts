import { expect, type Locator, type Page } from '@playwright/test';
import { formId, type Inquiry, type InquiryType } from '../../src/forms/inquiries';
import { eachLanguage } from '../../src/site/languages';
import { pathTo, type PageRouteId } from '../../src/site/routes';
import { textOf } from '../support/words';
import type { Language } from './languages';

/** A form on its page, its words there, and an inquiry; `failed` is the key of what a failure says. */
function caseOf<Filled extends Inquiry>(
  type: InquiryType,
  page: PageRouteId,
  group: string,
  filled: Filled,
  failed = 'failed',
) {
  const words = eachLanguage((language) => {
    const own = (key: string) => textOf(language, page, `${group}.${key}`);
    const shared = (key: string) => textOf(language, 'forms', `failure.${key}`);
    const message = (title: string, text: string) => [title, text] as const;
    return {
      action: own('action'),
      sending: own('sending'),
      sent: message(own('sent.title'), own('sent.text')),
      failed: message(shared('title'), `${shared(failed)} ${shared('kept')}`),
    };
  });
  return { id: formId(type), page, filled, words };
}

export type FormCase = ReturnType<typeof caseOf>;

const person = { name: 'Ilze Krūmiņa', email: 'ilze@example.com', phone: '+371 2000 0000' };
const contact = { ...person, message: 'Labdien!\nVai varat piezvanīt?' };
const property = {
  ...person,
  propertyAddress: 'Blaumaņa iela 1',
  propertyType: 'Villa',
  bedrooms: '5+',
  message: 'Trīs stāvi',
};
const DAY_MS = 24 * 60 * 60 * 1000;

/** A Monday in the fifth week from now. */
function laterMonday(): string {
  const day = new Date(Date.now() + 28 * DAY_MS);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}

const consultation = { ...person, date: laterMonday(), time: '09:30', message: '' };

export const formCases = {
  contact: caseOf('contact', 'contact', 'form', contact, 'later'),
  property: caseOf('property', 'owners', 'analysis', property),
  consultation: caseOf('consultation', 'consultation', 'form', consultation),
  quick: caseOf('quick', 'owners', 'quick', { email: 'ilze@example.com' }),
};

/** Opens the page of a form and waits until the form's scripts run. */
export async function openForm(page: Page, form: FormCase, language: Language): Promise<Locator> {
  await page.goto(pathTo(language, form.page));
  const element = page.locator(`#${form.id}`);
  await expect(submitOf(element)).toBeEnabled();
  return element;
}

export function submitOf(form: Locator): Locator {
  return form.locator('[type=submit]');
}

export async function fill(form: Locator, filled: Inquiry): Promise<void> {
  for (const [name, value] of Object.entries(filled)) {
    const field = form.locator(`[name=${name}]`);
    // The message may be collapsed.
    const isSelect = await field.evaluate((element) => {
      element.closest('details')?.setAttribute('open', '');
      return element instanceof HTMLSelectElement;
    });
    if (isSelect) await field.selectOption(value);
    else await field.fill(value);
  }
}

/** Fills a form in and presses its button. */
export async function send(form: Locator, filled: Inquiry): Promise<void> {
  await fill(form, filled);
  await submitOf(form).click();
}

export async function expectFilled(form: Locator, filled: Inquiry): Promise<void> {
  for (const [name, value] of Object.entries(filled)) {
    await expect(form.locator(`[name=${name}]`)).toHaveValue(value);
  }
}

export async function expectToast(
  form: Locator,
  kind: 'success' | 'failure',
  [title, text]: readonly [string, string],
): Promise<void> {
  const toast = form.locator(`[data-toast=${kind}]`);
  // A form holds an early inquiry back for two seconds, and asks a busy service twice.
  await expect(toast.locator('b')).toHaveText(title, { timeout: 30_000 });
  await expect(toast.locator('p').first()).toHaveText(text);
}
