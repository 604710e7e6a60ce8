import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { BookingForm } from '../../../src/consultation/booking-form';
import { ContactForm } from '../../../src/contact/contact-form';
import { setDelivery } from '../../../src/forms/deliveries';
import type { InquiryType } from '../../../src/forms/inquiries';
import { AnalysisForm } from '../../../src/owners/analysis-form';
import { QuickForm } from '../../../src/owners/quick-form';
import type { Language } from '../../../src/site/languages';
import type { Namespace } from '../../../src/site/routes';
import { company, textOf } from '../../support/words';
import { renderIn, shownText } from '../render-in';
import { facts } from '../site/sums/facts';

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
  /** What the visitor asked for, and what happens next. */
  words: (language: Language) => { asked: string; next: string };
  /** Lines beside those that every form has. */
  details?: (language: Language) => Record<string, string>;
}

const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
const sentWords = (namespace: Namespace, group: string) => (language: Language) => ({
  asked: plain(textOf(language, namespace, `${group}.sent.asked`)),
  next: plain(textOf(language, namespace, `${group}.sent.next`)),
});
const workingDays = (language: Language) => plain(textOf(language, 'forms', 'sent.workingDays'));

const cases: Record<InquiryType, FormCase> = {
  contact: { form: <ContactForm {...props} />, words: sentWords('contact', 'form') },
  property: {
    form: (
      <AnalysisForm
        {...props}
        note={undefined}
        facts={facts}
        forecastHours={24}
        hours={company.hours}
      />
    ),
    filled: { propertyAddress: 'Blaumaņa iela 1' },
    words: sentWords('owners', 'analysis'),
    details: (language) => ({
      [textOf(language, 'owners', 'analysis.address.label')]: 'Blaumaņa iela 1',
      [textOf(language, 'forms', 'sent.by')]: plain(
        textOf(language, 'owners', 'analysis.sent.by', {
          date: language === 'lv' ? '23.11.2026' : '23 November 2026',
          time: language === 'lv' ? '12.30' : '12:30',
        }),
      ),
    }),
  },
  consultation: {
    form: <BookingForm {...props} consultations={consultations} hours={company.hours} />,
    filled: { date: '2026-12-01', time: '09:30' },
    words: sentWords('consultation', 'form'),
    details: (language) => ({
      [textOf(language, 'consultation', 'form.sent.slot.label')]: plain(
        textOf(language, 'consultation', 'form.sent.slot.value', {
          date: language === 'lv' ? '01.12.2026' : '1 December 2026',
          time: language === 'lv' ? '9.30' : '9:30',
        }),
      ),
    }),
  },
  quick: { form: <QuickForm {...props} />, words: sentWords('owners', 'quick') },
};

/** The terms of the confirmation with what stands behind each. */
function detailsOf(confirmation: HTMLElement): Record<string, string> {
  const text = (element: HTMLElement) => plain(element.textContent);
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
        setDelivery(type, {
          phase: 'sent',
          reference,
          sentAt,
          inquiry: { ...one.filled, email },
        });
        renderIn(language, form);
        const confirmation = document.querySelector('[data-confirmation]') as HTMLElement;
        const label = (key: string) => plain(textOf(language, 'forms', `sent.${key}`));
        const { asked, next } = one.words(language);
        expect(detailsOf(confirmation)).toEqual({
          [label('asked')]: asked,
          [label('reply')]: email,
          [label('by')]: workingDays(language),
          [label('reference')]: reference,
          ...one.details?.(language),
        });
        const heading = { name: textOf(language, 'forms', 'sent.next') };
        expect(within(confirmation).getByRole('heading', heading)).toBeVisible();
        expect(plain(confirmation.textContent)).toContain(next);

        await userEvent.click(within(confirmation).getByRole('button'));
        expect(document.querySelector('[data-confirmation]')).toBeNull();
        expect(screen.getByLabelText(shownText(language, 'forms', 'email.label'))).toBeVisible();
      },
    );
  },
);

test('a confirmation that does not know when it was sent still says when answers are written', () => {
  setDelivery('property', { phase: 'sent', reference, inquiry: { email } });
  renderIn('en', cases.property.form);
  expect(detailsOf(document.body)).toMatchObject({
    [textOf('en', 'forms', 'sent.by')]: workingDays('en'),
  });
});
