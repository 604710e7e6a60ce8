import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { BookingForm } from '../../../src/consultation/booking-form';
import { ContactForm } from '../../../src/contact/contact-form';
import { noteDelivery } from '../../../src/forms/deliveries';
import type { InquiryType } from '../../../src/forms/inquiries';
import { AnalysisForm } from '../../../src/owners/analysis-form';
import { QuickForm } from '../../../src/owners/quick-form';
import type { Language } from '../../../src/site/languages';
import { renderIn } from '../render-in';

const email = 'ilze@example.com';
const reference = 'K7QM-4T2P';
/** Friday, 12.30 in Riga. */
const sentAt = '2026-11-20T10:30:00.000Z';
const props = {
  mail: { mode: 'off', origin: '', account: {} },
  company: { phone: '+371 2000 0000', email: 'info@amberkey.example' },
} as const;
const consultations = { firstSlot: '09:00', lastSlot: '16:00', stepMinutes: 30 };

interface FormCase {
  form: ReactElement;
  filled?: Record<string, string>;
  says: Record<Language, { details: Record<string, string>; next: RegExp }>;
}

const onWorkingDays = {
  lv: { 'Atbildēsim uz adresi': email, 'Kad atbildēsim': 'Darba dienās, 9.00–17.00' },
  en: { 'We will reply to': email, 'When we will answer': 'On working days, 9:00–17:00' },
};

const cases: Record<InquiryType, FormCase> = {
  contact: {
    form: <ContactForm {...props} />,
    says: {
      lv: {
        details: { 'Ko lūdzāt': 'Atbildi uz savu ziņu', ...onWorkingDays.lv },
        next: /izlasīsim/,
      },
      en: {
        details: { 'What you asked for': 'An answer to your message', ...onWorkingDays.en },
        next: /We read your message/,
      },
    },
  },
  property: {
    form: <AnalysisForm {...props} note={undefined} forecastHours={24} />,
    filled: { propertyAddress: 'Blaumaņa iela 1' },
    says: {
      lv: {
        details: {
          'Ko lūdzāt': 'Bezmaksas īres analīzi',
          'Īpašuma adrese': 'Blaumaņa iela 1',
          'Atbildēsim uz adresi': email,
          'Kad atbildēsim': 'Līdz 23.11.2026, pulksten 12.30 pēc Rīgas laika',
        },
        next: /aprēķināsim gada prognozi/,
      },
      en: {
        details: {
          'What you asked for': 'A free rental analysis',
          'Property address': 'Blaumaņa iela 1',
          'We will reply to': email,
          'When we will answer': 'By 23 November 2026 at 12:30 (Riga time)',
        },
        next: /forecast the year/,
      },
    },
  },
  consultation: {
    form: <BookingForm {...props} consultations={consultations} />,
    filled: { date: '2026-12-01', time: '09:30' },
    says: {
      lv: {
        details: {
          'Ko lūdzāt': 'Bezmaksas konsultāciju',
          'Jūsu izvēlētais laiks': '01.12.2026, pulksten 9.30 pēc Rīgas laika',
          ...onWorkingDays.lv,
        },
        next: /apstiprināsim/,
      },
      en: {
        details: {
          'What you asked for': 'A free consultation',
          'The time you asked for': '1 December 2026 at 9:30 (Riga time)',
          ...onWorkingDays.en,
        },
        next: /confirm the time/,
      },
    },
  },
  quick: {
    form: <QuickForm {...props} />,
    says: {
      lv: {
        details: { 'Ko lūdzāt': 'Vēstuli no mums', ...onWorkingDays.lv },
        next: /pa vienam jautājumam/,
      },
      en: {
        details: { 'What you asked for': 'An email from us', ...onWorkingDays.en },
        next: /one question at a time/,
      },
    },
  },
};

/** The terms of the confirmation with what stands behind each. */
function detailsOf(confirmation: HTMLElement): Record<string, string> {
  const text = (element: HTMLElement) =>
    element.textContent.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
  const values = within(confirmation).getAllByRole('definition').map(text);
  const terms = within(confirmation).getAllByRole('term').map(text);
  return Object.fromEntries(terms.map((term, index) => [term, values[index] ?? '']));
}

beforeEach(() => sessionStorage.clear());

describe.each(Object.entries(cases))(
  'The confirmation of the %s form',
  (name, { form, ...one }) => {
    const type = name as InquiryType;

    test.each(['lv', 'en'] as const)(
      'says what was asked for, where and by when the answer comes, and what happens next (%s)',
      async (language) => {
        const { details, next } = one.says[language];
        noteDelivery(type, {
          phase: 'sent',
          reference,
          sentAt,
          inquiry: { ...one.filled, email },
        });
        renderIn(language, form);
        const confirmation = document.querySelector('[data-confirmation]') as HTMLElement;
        const { Atsauce, Reference = Atsauce, ...others } = detailsOf(confirmation);
        expect(others).toEqual(details);
        expect(Reference).toBe(reference);
        const heading = { lv: 'Kas notiks tālāk', en: 'What happens next' }[language];
        expect(within(confirmation).getByRole('heading', { name: heading })).toBeVisible();
        expect(within(confirmation).getByText(next)).toBeVisible();

        const again = { lv: 'Sūtīt vēl vienu ziņu', en: 'Send another message' }[language];
        await userEvent.click(screen.getByRole('button', { name: again }));
        expect(document.querySelector('[data-confirmation]')).toBeNull();
        expect(screen.getByLabelText({ lv: 'E-pasts', en: 'E-mail' }[language])).toBeVisible();
      },
    );
  },
);

test('a confirmation that does not know when it was sent still says when answers are written', () => {
  noteDelivery('property', { phase: 'sent', reference, inquiry: { email } });
  renderIn('en', cases.property.form);
  expect(screen.getByText(/^On working days, 9/)).toBeVisible();
});
