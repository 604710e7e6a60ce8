import { afterWorkingHours, isWorkingDay } from '../../../src/site/working-days';

test.each([
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2026-11-22', false],
  ['2026-11-18', false],
  ['2026-12-24', false],
])('whether the office works on %s: %s', (day, works) => {
  expect(isWorkingDay(day)).toBe(works);
});

// Riga is two hours ahead of these moments, and three in summer.
test.each([
  ['on a Thursday', '2026-11-19T10:30:00Z', 24, '2026-11-20', '12:30'],
  ['on a Friday, over the weekend', '2026-11-20T10:30:00Z', 24, '2026-11-23', '12:30'],
  ['on a Saturday', '2026-11-21T10:30:00Z', 24, '2026-11-23', '24:00'],
  ['on a Sunday, already Monday in Riga', '2026-11-22T22:15:00Z', 24, '2026-11-24', '00:15'],
  ['before a public holiday', '2026-11-17T08:00:00Z', 24, '2026-11-19', '10:00'],
  ['before Christmas and its weekend', '2026-12-23T13:00:00Z', 24, '2026-12-28', '15:00'],
  ['in summer', '2026-07-01T09:00:00Z', 24, '2026-07-02', '12:00'],
  ['for two days', '2026-11-19T10:30:00Z', 48, '2026-11-23', '12:30'],
  ['for a few hours', '2026-11-20T10:30:00Z', 4, '2026-11-20', '16:30'],
])('working hours pass %s: from %s, %i of them', (_, moment, hours, day, time) => {
  expect(afterWorkingHours(new Date(moment), hours)).toEqual({ day, time });
});
