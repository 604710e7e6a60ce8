import { isOpen, isPublicHoliday, weekdays } from '../../../src/site/opening-hours';

const hours = [{ days: weekdays.slice(0, 5), opens: '09:00', closes: '17:00' }];

function holidaysOf(year: number): string[] {
  const days = Array.from({ length: 366 }, (_, index) =>
    new Date(Date.UTC(year, 0, 1 + index)).toISOString().slice(0, 10),
  );
  return days.filter((day) => day.startsWith(`${year}`) && isPublicHoliday(day));
}

// By the calendars of the State Labour Inspectorate: weekdays, and Sundays that the law names.
test.each([
  [2024, '03-29 03-31 04-01', '05-01 05-04 05-06 05-19', ''],
  [2025, '04-18 04-20 04-21', '05-01 05-04 05-05 06-08', ''],
  [2026, '04-03 04-05 04-06', '05-01 05-04 05-24', ''],
  [2029, '03-30 04-01 04-02', '05-01 05-04 05-20', '11-19'],
])('in %i the public holidays of Latvia are known', (year, easter, may, november) => {
  const days = `01-01 ${easter} ${may} 06-23 06-24 11-18 ${november} 12-24 12-25 12-26 12-31`;
  const expected = days.split(/ +/).map((day) => `${year}-${day}`);
  expect(holidaysOf(year).sort()).toEqual(expected.sort());
});

test.each([
  ['2026-11-20T06:59:00Z', false],
  ['2026-11-20T07:00:00Z', true],
  ['2026-11-20T14:59:00Z', true],
  ['2026-11-20T15:00:00Z', false],
  ['2026-11-21T10:00:00Z', false],
  ['2026-11-18T10:00:00Z', false],
])('at %s the office is open: %s', (moment, open) => {
  expect(isOpen(new Date(moment), hours)).toBe(open);
});
