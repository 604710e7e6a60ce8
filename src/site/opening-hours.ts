import { momentInRiga } from './riga-time';

/** MM-DD. */
const fixedHolidays = '01-01 05-01 05-04 06-23 06-24 11-18 12-24 12-25 12-26 12-31'.split(' ');

/** When one of these is on a weekend, the next Monday is free instead. */
const movedToMonday = ['05-04', '11-18'];

/** Good Friday, Easter Sunday, Easter Monday and Pentecost, in days from Easter Sunday. */
const easterOffsets = [-2, 0, 1, 49];

/** The days of the week as data for search engines names them. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type OpeningHours = Queries.OpeningHours;

/** Of a company that names no hours: its working days, on which it meets by appointment. */
const byAppointment = [{ days: weekdays.slice(0, 5), opens: '00:00', closes: '24:00' }];

/** When the office is open on a day, as YYYY-MM-DD: on no public holiday. */
export const hoursOn = (day: string, hours: readonly OpeningHours[]): OpeningHours | undefined =>
  isPublicHoliday(day)
    ? undefined
    : (hours.length > 0 ? hours : byAppointment).find(({ days }) =>
        days.includes(weekdays[(utcDayOfWeek(day) + 6) % 7] ?? ''),
      );

export function isOpen(moment: Date, hours: readonly OpeningHours[]): boolean {
  const { day, time } = momentInRiga(moment);
  const today = hoursOn(day, hours);
  return hours.length > 0 && today !== undefined && time >= today.opens && time < today.closes;
}

/** Whether a day is a holiday by law; Mother's Day is left out, since it is a Sunday. */
export function isPublicHoliday(day: string): boolean {
  const easter = easterSunday(Number(day.slice(0, 4)));
  const movable = easterOffsets.map((distance) => daysAfter(easter, distance));
  if (fixedHolidays.includes(day.slice(5)) || movable.includes(day)) return true;
  if (utcDayOfWeek(day) !== 1) return false;
  return [1, 2].some((distance) => movedToMonday.includes(daysAfter(day, -distance).slice(5)));
}

/** Gauss's rule, for the years from 1900 to 2099. */
function easterSunday(year: number): string {
  const golden = year % 19;
  const moon = (19 * golden + 24) % 30;
  const full = moon === 29 || (moon === 28 && golden > 10) ? moon - 1 : moon;
  const weekday = (2 * (year % 4) + 4 * (year % 7) + 6 * full + 5) % 7;
  return isoDate(Date.UTC(year, 2, 22 + full + weekday));
}

export const daysAfter = (day: string, distance: number): string =>
  isoDate(Date.parse(`${day}T00:00Z`) + distance * 86_400_000);

/** 0 is Sunday. */
export const utcDayOfWeek = (day: string): number => new Date(`${day}T00:00Z`).getUTCDay();

const isoDate = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
