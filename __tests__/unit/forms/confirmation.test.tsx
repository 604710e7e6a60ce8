import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { BookingForm } from '../../../src/consultation/booking-form';
import { setDelivery } from '../../../src/forms/deliveries';
import type { InquiryType } from '../../../src/forms/inquiries';
import { CurrentPage } from '../../../src/links/current-page';
import { AnalysisForm } from '../../../src/owners/analysis-form';
import type { Language } from '../../../src/site/languages';
import type { Namespace } from '../../../src/site/routes';
import { company, textOf } from '../../support/words';
import { renderIn } from '../render-in';
import { facts } from '../site/sums/facts';

const email = 'ilze@example.com';
const reference = 'K7QM-4T2P';
/** Friday, 12.30 in Riga. */
const sentAt = new Date('2026-11-20T10:30:00.000Z');
const props = {
  mail: { mode: 'off', origin: '', account: {} },
  company: { phone: '+371 2000 0000', email: 'info@amberkey.example' },
} as const;
const { hours } = company;
const consultations = { firstSlot: '09:00', lastSlot: '16:00', stepMinutes: 30 };

const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
const word = (...[language, namespace, key, values]: Parameters<typeof textOf>) =>
  plain(textOf(language, namespace, key, values));

/** The terms of the confirmation with their values. */
function detailsOf(confirmation: HTMLElement): Record<string, string> {
  const text = (element: HTMLElement) => plain(element.textContent);
  const values = within(confirmation).getAllByRole('definition').map(text);
  const terms = within(confirmation).getAllByRole('term').map(text);
  return Object.fromEntries(terms.map((term, index) => [term, values[index] ?? '']));
}

const page = { location: { pathname: '/lv/property-owners/', hash: '' } as never, pageContext: {} };
const analysis = (
  <CurrentPage.Provider value={page}>
    <AnalysisForm
      {...props}
      attachedSum={undefined}
      facts={facts}
      forecastHours={24}
      hours={hours}
    />
  </CurrentPage.Provider>
);
const booking = <BookingForm {...props} consultations={consultations} hours={hours} />;

beforeEach(() => sessionStorage.clear());

test.each<[InquiryType, Language, ReactElement, Namespace, string, object, object]>([
  [
    'property',
    'lv',
    analysis,
    'owners',
    'analysis',
    { propertyAddress: 'Blaumaņa iela 1' },
    {
      [word('lv', 'owners', 'analysis.address.label')]: 'Blaumaņa iela 1',
      [word('lv', 'forms', 'sent.by')]: word('lv', 'owners', 'analysis.sent.by', {
        date: '23.11.2026',
        time: '12.30',
      }),
    },
  ],
  [
    'consultation',
    'en',
    booking,
    'consultation',
    'form',
    { date: '2026-12-01', time: '09:30' },
    {
      [word('en', 'consultation', 'form.sent.slot.label')]: word(
        'en',
        'consultation',
        'form.sent.slot.value',
        { date: '1 December 2026', time: '9:30' },
      ),
    },
  ],
])(
  'the confirmation of the %s form says what was asked for, where and by when the answer comes, and what happens next (%s)',
  async (type, language, form, namespace, group, filled, details) => {
    setDelivery(type, { phase: 'sent', reference, sentAt, inquiry: { ...filled, email } });
    renderIn(language, form);
    const title = word(language, namespace, `${group}.sent.title`);
    const heading = await screen.findByRole('heading', { name: title }, { timeout: 20_000 });
    const confirmation = heading.parentElement as HTMLElement;
    const label = (key: string) => word(language, 'forms', `sent.${key}`);
    expect(detailsOf(confirmation)).toEqual({
      [label('asked')]: word(language, namespace, `${group}.sent.asked`),
      [label('reply')]: email,
      [label('by')]: label('workingDays'),
      [label('reference')]: reference,
      ...details,
    });
    expect(within(confirmation).getByRole('heading', { name: label('next') })).toBeVisible();
    expect(plain(confirmation.textContent)).toContain(
      word(language, namespace, `${group}.sent.next`),
    );
  },
);
