import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BookingForm } from '../../../src/consultation/sections';
import { ContactForm } from '../../../src/contact/sections';
import { setDelivery } from '../../../src/forms/deliveries';
import { AnalysisForm } from '../../../src/owners/analysis-form';
import type { Language } from '../../../src/site/languages';
import type { Namespace } from '../../../src/site/namespaces';
import { company, textOf } from '../../support/words';
import { renderIn } from '../render-in';
import { facts } from '../site/sums/facts';

const email = 'ilze@example.com';
const reference = 'K7QM-4T2P';
/** Friday, 12.30 in Riga. */
const sentAt = '2026-11-20T10:30:00.000Z';
const props = {
  mail: { mode: 'off', origin: '', account: {} },
  company: { phone: '+371 2000 0000', email: 'info@amberkey.example' },
  hours: company.hours,
  person: 'Anna answers',
} as const;
const consultations = { firstSlot: '09:00', lastSlot: '16:00', stepMinutes: 30 };

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** Reads the texts below a key. */
const textsOf =
  (language: Language, namespace: Namespace, below: string) =>
  (key: string, values = {}) =>
    plain(textOf(language, namespace, `${below}.${key}`, values));
type Texts = ReturnType<typeof textsOf>;

beforeEach(() => sessionStorage.clear());

test.each([
  {
    type: 'property',
    language: 'lv',
    form: (
      <AnalysisForm
        {...props}
        attachedSum={undefined}
        onPlace={jest.fn()}
        facts={facts}
        forecastHours={24}
      />
    ),
    texts: textsOf('lv', 'owners', 'analysis'),
    inquiry: { propertyAddress: 'Blaumaņa iela 1' },
    details: (texts: Texts, sent: Texts) => ({
      [texts('address.label')]: 'Blaumaņa iela 1',
      [sent('by')]: texts('sent.by', { date: 'pirmdienas, 23. novembra', time: '12.30' }),
    }),
  },
  {
    type: 'consultation',
    language: 'en',
    form: <BookingForm {...props} consultations={consultations} />,
    texts: textsOf('en', 'consultation', 'form'),
    inquiry: { date: '2026-12-01', time: '09:30' },
    details: (texts: Texts) => {
      const slot = { date: '1 December 2026', time: '9:30' };
      return { [texts('sent.slot.label')]: texts('sent.slot.value', slot) };
    },
  },
] as const)(
  'the confirmation of the $type form says what was asked for, where and by when the answer comes, and what happens next ($language)',
  async ({ type, language, form, texts, inquiry, details }) => {
    setDelivery(type, { phase: 'sent', reference, sentAt, inquiry: { ...inquiry, email } });
    renderIn(language, form);
    const title = { name: texts('sent.title') };
    const heading = await screen.findByRole('heading', title, { timeout: 20_000 });
    const confirmation = heading.parentElement as HTMLElement;
    const shown = (role: string) =>
      within(confirmation)
        .getAllByRole(role)
        .map(({ textContent }) => plain(textContent));
    const values = shown('definition');
    const sent = textsOf(language, 'forms', 'sent');
    expect(Object.fromEntries(shown('term').map((term, at) => [term, values[at]]))).toEqual({
      [sent('asked')]: texts('sent.asked'),
      [sent('reply')]: email,
      [sent('by')]: sent('workingDays'),
      [sent('reference')]: reference,
      ...details(texts, sent),
    });
    expect(within(confirmation).getByRole('heading', { name: sent('next') })).toBeVisible();
    expect(plain(confirmation.textContent)).toContain(texts('sent.next'));
    expect(document.querySelector('fieldset')).not.toBeVisible();
    expect(screen.queryByText('Anna answers')).toBeNull();
    const again = within(confirmation).getByRole('button', { name: sent('again') });
    await userEvent.click(again);
    expect(document.querySelector('fieldset')).toBeVisible();
    screen.getByText('Anna answers');
  },
);

test.each([
  ['contact', 'failed', 'failure.later'],
  ['consultation', 'failed', 'failure.failed'],
  ['consultation', 'internal', 'failure.later'],
  ['consultation', 'tooLarge', 'failure.tooLarge'],
  ['consultation', 'unknown', 'failure.unknown.text'],
] as const)(
  'the message of the %s form after a failure (%s) is %s',
  async (type, reason, words) => {
    setDelivery(type, { phase: 'failed', reason, reference, inquiry: { email } });
    const forms = {
      contact: <ContactForm {...props} />,
      consultation: <BookingForm {...props} consultations={consultations} />,
    };
    renderIn('en', forms[type]);
    const texts = [words, 'failure.kept'].map((key) => plain(textOf('en', 'forms', key)));
    expect(await screen.findByText(texts.join(' '))).toBeInTheDocument();
    // Only a message that is too long for the link has to be copied.
    expect(screen.queryByText(plain(textOf('en', 'forms', 'failure.copy')))).toBeNull();
  },
);
