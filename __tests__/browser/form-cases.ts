import { expect, type Locator, type Page } from '@playwright/test';
import { eachLanguage } from '../../src/site/languages';
import { pathTo } from '../../src/site/paths';
import type { PageRouteId } from '../../src/site/routes';
import { textOf } from '../support/words';
import type { Language } from './languages';

type Message = [title: string, text: string];

interface Words {
  action: string;
  sending: string;
  sent: Message;
  failed: Message;
  /** Shown when nobody knows whether the inquiry arrived. */
  unknown: Message;
}

export interface FormCase {
  id: string;
  page: PageRouteId;
  filled: Record<string, string>;
  subject: string;
  words: Record<Language, Words>;
}

/** The words of a form; `failed` is the key of what it says when it could not be sent. */
function wordsOf(namespace: PageRouteId, group: string, failed = 'failed') {
  return eachLanguage((language): Words => {
    const own = (key: string) => textOf(language, namespace, `${group}.${key}`);
    const shared = (key: string) => textOf(language, 'forms', `failure.${key}`);
    const kept = (key: string) => `${shared(key)} ${shared('kept')}`;
    return {
      action: own('action'),
      sending: own('sending'),
      sent: [own('sent.title'), own('sent.text')],
      failed: [shared('title'), kept(failed)],
      unknown: [shared('unknown.title'), kept('unknown.text')],
    };
  });
}

const person = { name: 'Ilze Krūmiņa', email: 'ilze@example.com', phone: '+371 2000 0000' };

export const formCases = {
  contact: {
    id: 'contact-form',
    page: 'contact',
    filled: { ...person, message: 'Labdien!\nVai varat piezvanīt?' },
    subject: 'New Contact Form Submission',
    words: wordsOf('contact', 'form', 'later'),
  },
  property: {
    id: 'property-form',
    page: 'owners',
    filled: {
      ...person,
      propertyAddress: 'Blaumaņa iela 1',
      propertyType: 'Villa',
      bedrooms: '5+',
      message: 'Trīs stāvi',
    },
    subject: 'New Rental Analysis Request',
    words: wordsOf('owners', 'analysis'),
  },
  consultation: {
    id: 'consultation-form',
    page: 'consultation',
    filled: { ...person, date: '2999-12-30', time: '09:30', message: '' },
    subject: 'New Consultation Request',
    words: wordsOf('consultation', 'form'),
  },
  quick: {
    id: 'quick-form',
    page: 'owners',
    filled: { email: 'ilze@example.com' },
    subject: 'New Form Submission',
    words: wordsOf('owners', 'quick'),
  },
} as const satisfies Record<string, FormCase>;

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

export async function fill(form: Locator, filled: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(filled)) {
    const field = form.locator(`[name=${name}]`);
    const isSelect = await field.evaluate((element) => element instanceof HTMLSelectElement);
    if (isSelect) await field.selectOption(value);
    else await field.fill(value);
  }
}

export async function expectFilled(form: Locator, filled: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(filled)) {
    await expect(form.locator(`[name=${name}]`)).toHaveValue(value);
  }
}

export async function expectToast(
  form: Locator,
  kind: 'success' | 'failure',
  [title, text]: readonly [string, string],
): Promise<void> {
  const region = form.locator(kind === 'success' ? '[role=status]' : '[role=alert]');
  const toast = region.locator(`[data-toast=${kind}]`);
  // A form holds an early inquiry back for two seconds, and asks a busy service twice.
  await expect(toast.locator('b')).toHaveText(title, { timeout: 10_000 });
  await expect(toast.locator('p').first()).toHaveText(text);
}
