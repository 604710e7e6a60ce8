import { fireEvent, screen, within } from '@testing-library/react';
import { BookingForm, noteOnSlot, ConsultationReasons } from '../../../src/consultation/sections';
import { localDestination } from '../../../src/mail/mail-service';
import { weekdays } from '../../../src/site/opening-hours';
import { textOf } from '../../support/words';
import { stubObserver } from '../observer';
import ConsultationPage from '../../../src/templates/consultation';
import { imageData, renderIn, shownText } from '../render-in';
import { showPage } from '../show-page';
import { keysMissing, linksByKey } from '../texts-by-key';

/** The office is open for two hours on Saturdays, and closed on Sundays. */
const hours = [
  { days: weekdays.slice(0, 5), opens: '09:00', closes: '17:00' },
  { days: ['Saturday'], opens: '10:00', closes: '12:00' },
];

/** Friday, 12.30 in Riga. */
const now = new Date('2026-11-20T10:30:00Z');

test.each([
  ['2026-11-20', '13:00', undefined],
  ['2026-11-20', '12:30', 'past'],
  ['2026-11-20', '09:00', 'past'],
  ['2026-11-20', '', undefined],
  ['2026-11-21', '09:30', 'closed'],
  ['2026-11-21', '10:00', undefined],
  ['2026-11-21', '12:00', 'closed'],
  ['2026-11-22', '', 'closed'],
  ['2026-12-24', '10:00', 'closed'],
  ['2026-11-23', '09:00', undefined],
  ['', '09:00', undefined],
])('%s at %s: %s', (date, time, note) => {
  expect(noteOnSlot([date, time], hours, now)).toBe(note);
});

const consultations = { firstSlot: '09:00', lastSlot: '16:00', stepMinutes: 60 };
const company = { phone: '+371 2000 0000', email: 'info@sample.example' };
const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLSelectElement;

test('a visitor may choose each slot of a day from today in Riga; where the office is closed then, a note says so', async () => {
  // Half past midnight in Riga, when it is still Thursday elsewhere.
  jest.useFakeTimers({ now: new Date('2026-11-19T22:30:00Z'), advanceTimers: true });
  const mail = { mode: 'local' as const, ...localDestination };
  renderIn('en', <BookingForm {...{ company, mail, consultations, hours }} />);
  const slots = [...field('time').options].map(({ value }) => value);
  expect([slots.length, slots[1], slots.at(-1)]).toEqual([9, '09:00', '16:00']);
  expect(field('time').options[1]?.text).toBe('9:00');
  fireEvent.input(field('date'), { target: { value: '2026-11-22' } });
  fireEvent.input(field('time'), { target: { value: '10:00' } });
  const note = await screen.findByText(shownText('en', 'consultation', 'form.notes.closed'));
  expect(note).toHaveAttribute('aria-live', 'polite');
  expect(document.querySelectorAll('[name=date], [name=time]')).toHaveLength(2);
  expect(field('date')).toHaveAttribute('min', '2026-11-20');
  expect(field('date')).toHaveAttribute('max', '2027-11-20');
  const days = screen.getByRole('group', { name: textOf('en', 'consultation', 'form.days') });
  const [nearest, ...further] = within(days).getAllByRole('button');
  expect([nearest, ...further].map((day) => day?.textContent)).toEqual([
    ...['Mon 23 Nov', 'Tue 24 Nov', 'Wed 25 Nov', 'Thu 26 Nov', 'Fri 27 Nov', 'Mon 30 Nov'],
  ]);
  fireEvent.click(nearest as Element);
  expect(field('date')).toHaveValue('2026-11-23');
  expect([nearest, ...further].map((day) => day?.ariaPressed)).toEqual([
    'true',
    ...further.map(() => 'false'),
  ]);
  jest.useRealTimers();
});

test('beside the form a visitor may also call or write', () => {
  stubObserver();
  renderIn('en', <ConsultationReasons picture={imageData('desk')} company={company} />);
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ href, textContent }) => [href, /\d/.test(textContent)])).toEqual([
    ['tel:+37120000000', true],
    ['mailto:info@sample.example', false],
  ]);
});

test('the page of consultations has each of its texts, and measures the ways to call and to write', () => {
  showPage(ConsultationPage);
  expect(keysMissing('consultation', /^form\.(?:date|time|notes|sending|sent)/)).toEqual([]);
  expect(linksByKey()).toMatchObject({
    'consultation:contact.email': 'mailto:hello@sample.example',
  });
  expect(document.querySelectorAll('[data-section=contact] [data-cta=secondary]')).toHaveLength(2);
});

test('a day on which the office is always closed is not among the nearest', async () => {
  jest.useFakeTimers({ now, advanceTimers: true });
  const mail = { mode: 'local' as const, ...localDestination };
  const short = [{ ...hours[0], days: weekdays.slice(0, 4), opens: '09:00', closes: '17:00' }];
  renderIn('en', <BookingForm {...{ company, mail, consultations, hours: short }} />);
  expect(await screen.findAllByText('Mon')).toHaveLength(2);
  expect(screen.queryByText('Fri')).toBeNull();
  jest.useRealTimers();
});
