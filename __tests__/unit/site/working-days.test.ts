import { isOpen, weekdays } from '../../../src/site/opening-hours';
import * as working from '../../../src/site/working-days';

const open = (...days: string[]) => [{ days, opens: '09:00', closes: '17:00' }];
const wholeWeek = open(...weekdays);
const mondayToFriday = open(...weekdays.slice(0, 5));

test('an office that is closed on Fridays does not work on them', () => {
  const hours = open(...weekdays.slice(0, 4));
  expect(working.isWorkingDay('2026-11-20', hours)).toBe(false);
  const { day } = working.addWorkingHours(new Date('2026-11-19T10:30:00Z'), 24, hours);
  expect(day).toBe('2026-11-23');
});

test('without hours the working days are those of the week, and no office is open', () => {
  const moment = new Date('2026-11-19T10:30:00Z');
  expect(working.workingDaysAfter('2026-11-19', 2, [])).toEqual(['2026-11-20', '2026-11-23']);
  expect(isOpen(moment, [])).toBe(false);
});

// Riga is two hours ahead of these moments, and three in summer.
test.each([
  ['on a Thursday', '2026-11-19T10:30:00Z', 24, '2026-11-20', '12:30'],
  ['on a Friday, over the weekend', '2026-11-20T10:30:00Z', 24, '2026-11-23', '12:30'],
  ['on a Saturday', '2026-11-21T10:30:00Z', 24, '2026-11-23', '24:00'],
  ['on a Sunday, already Monday in Riga', '2026-11-22T22:15:00Z', 24, '2026-11-24', '00:15'],
  ['before a public holiday', '2026-11-17T08:00:00Z', 24, '2026-11-19', '10:00'],
  ['before Christmas and its weekend', '2026-12-23T13:00:00Z', 24, '2026-12-28', '15:00'],
  ['in summer, for two days', '2026-07-02T09:00:00Z', 48, '2026-07-06', '12:00'],
  ['for a few hours', '2026-11-20T10:30:00Z', 4, '2026-11-20', '16:30'],
])('working hours pass %s: from %s, %i of them', (_, moment, hours, day, time) => {
  expect(working.addWorkingHours(new Date(moment), hours, wholeWeek)).toEqual({ day, time });
});

test.each([
  ['2026-11-20T07:00:00Z', 'now', '17:00'],
  ['2026-11-20T06:59:00Z', 'today', '09:00'],
  ['2026-11-19T15:00:00Z', 'tomorrow', '09:00'],
  ['2026-11-20T15:00:00Z', 'later', '09:00'],
  ['2026-11-22T10:00:00Z', 'tomorrow', '09:00'],
  ['2026-11-17T15:00:00Z', 'later', '09:00'],
])('at %s the office is open next: %s, %s', (moment, opening, time) => {
  expect(working.nextOpening(new Date(moment), mondayToFriday)).toEqual({ opening, time });
});

test('an office may be open on Saturdays, which are no working days', () => {
  const hours = [...mondayToFriday, { days: ['Saturday'], opens: '10:00', closes: '12:00' }];
  const friday = new Date('2026-11-20T15:00:00Z');
  expect(working.nextOpening(friday, hours)).toEqual({ opening: 'tomorrow', time: '10:00' });
  expect(working.workingDaysAfter('2026-11-20', 1, hours)).toEqual(['2026-11-23']);
});

test('the next working days leave weekends and public holidays out', () => {
  const days = ['2026-12-23', '2026-12-28', '2026-12-29'];
  expect(working.workingDaysAfter('2026-12-22', 3, wholeWeek)).toEqual(days);
});
