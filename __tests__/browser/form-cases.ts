import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from './languages';
import { pathTo } from '../../src/site/paths';
import type { PageRouteId } from '../../src/site/routes';

interface Words {
  action: string;
  sending: string;
  sent: [title: string, text: string];
  failed: [title: string, text: string];
  /** Shown when nobody knows whether the inquiry arrived. */
  unknown: [title: string, text: string];
}

export interface FormCase {
  id: string;
  page: PageRouteId;
  /** The values to fill in, by the names of the inputs. */
  filled: Record<string, string>;
  /** The subject of the mail that arrives. */
  subject: string;
  words: Record<Language, Words>;
}

const person = { name: 'Ilze Krūmiņa', email: 'ilze@example.com', phone: '+371 2000 0000' };

const shortly = { lv: 'Mēs drīz ar jums sazināsimies.', en: 'We will get back to you shortly' };
const wrong = { lv: 'Kaut kas nogāja greizi', en: 'Something went wrong' };
const later = {
  lv: 'Lūdzu, mēģiniet vēlāk. Jūsu teksts ir saglabāts.',
  en: 'Please try again later. Your text is kept.',
};
const failed = {
  lv: `Neizdevās nosūtīt. ${later.lv}`,
  en: `Failed to send your submission. ${later.en}`,
};

const unknown: Record<Language, [title: string, text: string]> = {
  lv: [
    'Nezinām, vai ziņa pienāca',
    'Pasta pakalpojuma atbilde nav saņemta. Ja sūtīsiet vēlreiz, atsauce būs tā pati, un mēs sapratīsim, ka tā ir viena ziņa. Jūsu teksts ir saglabāts.',
  ],
  en: [
    'We can’t tell whether it arrived',
    'No answer has come back from the mail service. If you send it again it keeps the same reference, so we will know that it is one message. Your text is kept.',
  ],
};

export const formCases = {
  contact: {
    id: 'contact-form',
    page: 'contact',
    filled: { ...person, message: 'Labdien!\nVai varat piezvanīt?' },
    subject: 'New Contact Form Submission',
    words: {
      lv: {
        action: 'Nosūtīt ziņu',
        sending: 'Sūta…',
        sent: ['Ziņa nosūtīta', shortly.lv],
        failed: [wrong.lv, later.lv],
        unknown: unknown.lv,
      },
      en: {
        action: 'Send the message',
        sending: 'Sending…',
        sent: ['Message Sent', shortly.en],
        failed: [wrong.en, later.en],
        unknown: unknown.en,
      },
    },
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
    words: {
      lv: {
        action: 'Saņemt analīzi',
        sending: 'Sūta…',
        sent: ['Ziņas par īpašumu nosūtītas!', 'Drīz ar jums sazināsies mūsu speciālists.'],
        failed: [wrong.lv, failed.lv],
        unknown: unknown.lv,
      },
      en: {
        action: 'Get my analysis',
        sending: 'Sending…',
        sent: [
          'Property information submitted!',
          'One of our specialists will contact you shortly.',
        ],
        failed: [wrong.en, failed.en],
        unknown: unknown.en,
      },
    },
  },
  consultation: {
    id: 'consultation-form',
    page: 'consultation',
    filled: { ...person, date: '2999-12-30', time: '09:30', message: '' },
    subject: 'New Consultation Request',
    words: {
      lv: {
        action: 'Pieteikt konsultāciju',
        sending: 'Piesaka…',
        sent: ['Ziņa nosūtīta', shortly.lv],
        failed: [wrong.lv, failed.lv],
        unknown: unknown.lv,
      },
      en: {
        action: 'Book the consultation',
        sending: 'Scheduling…',
        sent: ['Message Sent', shortly.en],
        failed: [wrong.en, failed.en],
        unknown: unknown.en,
      },
    },
  },
  quick: {
    id: 'quick-form',
    page: 'owners',
    filled: { email: 'ilze@example.com' },
    subject: 'New Form Submission',
    words: {
      lv: {
        action: 'Uzrakstiet man',
        sending: 'Sūta…',
        sent: ['Pieprasījums nosūtīts!', 'Atbildēsim, cik drīz vien varēsim.'],
        failed: [wrong.lv, failed.lv],
        unknown: unknown.lv,
      },
      en: {
        action: 'Write to me',
        sending: 'Sending…',
        sent: ['Request submitted!', "We'll get back to you as soon as possible."],
        failed: [wrong.en, failed.en],
        unknown: unknown.en,
      },
    },
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

/** The toast, by its title and its text. */
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
