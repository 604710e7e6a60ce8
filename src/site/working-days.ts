import { momentInRiga, type MomentInRiga } from './riga-time';

const DAY_MINUTES = 24 * 60;

/** MM-DD. */
const fixed = '01-01 05-01 05-04 06-23 06-24 11-18 12-24 12-25 12-26 12-31'.split(' ');

/** On a weekend, the next Monday is free instead. */
const carriedOver = ['05-04', '11-18'];

/** Good Friday, Easter Sunday, Easter Monday and Pentecost, in days from Easter Sunday. */
const fromEaster = [-2, 0, 1, 49];

/** As data for search engines names them. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export interface OpeningHours {
  days: readonly string[];
  opens: string;
  closes: string;
}

/** When the office is open on a day, as YYYY-MM-DD: on no public holiday. */
export const hoursOn = (day: string, hours: readonly OpeningHours[]): OpeningHours | undefined =>
  isPublicHoliday(day)
    ? undefined
    : hours.find(({ days }) => days.includes(weekdays[(weekdayOf(day) + 6) % 7] ?? ''));

/** Whether the office works on a day: not at the weekend, even where it is open. */
export const isWorkingDay = (day: string, hours: readonly OpeningHours[]): boolean =>
  ![0, 6].includes(weekdayOf(day)) && hoursOn(day, hours) !== undefined;

/** The hours at which the office is open on each of its working days. */
export function workingHours(hours: readonly OpeningHours[]) {
  const ranges = hours.filter(({ days }) => days.some((day) => workdays.includes(day)));
  const opens = ranges.map((range) => range.opens).sort();
  const closes = ranges.map((range) => range.closes).sort();
  return { opens: opens.at(-1) ?? '', closes: closes[0] ?? '' };
}

const workdays: readonly string[] = weekdays.slice(0, 5);

/**
 * A working day counts whole: what comes in on a Saturday has until Monday, 24:00, for its 24
 * hours.
 */
export function afterWorkingHours(
  moment: Date,
  promised: number,
  hours: readonly OpeningHours[],
): MomentInRiga {
  const begun = momentInRiga(moment);
  const begins = isWorkingDay(begun.day, hours);
  let day = begins ? begun.day : nextWorkingDay(begun.day, hours);
  let minutes = (begins ? minutesOf(begun.time) : 0) + promised * 60;
  for (; minutes > DAY_MINUTES; minutes -= DAY_MINUTES) day = nextWorkingDay(day, hours);
  return { day, time: timeOf(minutes) };
}

/** When the office is open next: now until a time, or from one on. */
export function nextOpening(
  moment: Date,
  hours: readonly OpeningHours[],
): { opening: 'now' | 'today' | 'tomorrow' | 'later'; time: string } {
  const { day, time } = momentInRiga(moment);
  const today = hoursOn(day, hours);
  if (today && time < today.opens) return { opening: 'today', time: today.opens };
  if (today && time < today.closes) return { opening: 'now', time: today.closes };
  const tomorrow = hoursOn(daysAfter(day, 1), hours);
  if (tomorrow) return { opening: 'tomorrow', time: tomorrow.opens };
  return { opening: 'later', time: hoursOn(nextWorkingDay(day, hours), hours)?.opens ?? '' };
}

/** The next working days after a day. */
export function workingDaysAfter(
  day: string,
  count: number,
  hours: readonly OpeningHours[],
): string[] {
  if (count === 0) return [];
  const next = nextWorkingDay(day, hours);
  return [next, ...workingDaysAfter(next, count - 1, hours)];
}

function nextWorkingDay(day: string, hours: readonly OpeningHours[]): string {
  const next = daysAfter(day, 1);
  return isWorkingDay(next, hours) ? next : nextWorkingDay(next, hours);
}

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

export function timeOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** By Latvian law; Mother's Day is left out because it is always a Sunday. */
export function isPublicHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  if (fixed.includes(day.slice(5))) return true;
  if (fromEaster.some((distance) => day === daysAfter(easterSunday(year), distance))) return true;
  if (weekdayOf(day) !== 1) return false;
  return [1, 2].some((distance) => carriedOver.includes(daysAfter(day, -distance).slice(5)));
}

/** Gauss's rule, for the years from 1900 to 2099. */
function easterSunday(year: number): string {
  const golden = year % 19;
  const moon = (19 * golden + 24) % 30;
  const full = moon === 29 || (moon === 28 && golden > 10) ? moon - 1 : moon;
  const weekday = (2 * (year % 4) + 4 * (year % 7) + 6 * full + 5) % 7;
  return isoDay(Date.UTC(year, 2, 22 + full + weekday));
}

const daysAfter = (day: string, distance: number): string =>
  isoDay(Date.parse(`${day}T00:00Z`) + distance * 86_400_000);

/** 0 is Sunday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00Z`).getUTCDay();

const isoDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
