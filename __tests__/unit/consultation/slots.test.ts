import { noteOnSlot } from '../../../src/consultation/booking-form';
import { weekdays } from '../../../src/site/opening-hours';

/** Short on Saturdays, closed on Sundays. */
const hours = [
  { days: weekdays.slice(0, 5), opens: '09:00', closes: '17:00' },
  { days: ['Saturday'], opens: '10:00', closes: '12:00' },
];

/** Friday, 12.30 in Riga. */
const now = new Date('2026-11-20T10:30:00Z');

test.each([
  ['2026-11-20', '13:00', undefined],
  ['2026-11-20', '12:30', 'gone'],
  ['2026-11-20', '09:00', 'gone'],
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
