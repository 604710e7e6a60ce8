import { momentInRiga, type MomentInRiga } from './riga-time';

const DAY_MINUTES = 24 * 60;

/** MM-DD. */
const fixed = [
  '01-01',
  '05-01',
  '05-04',
  '06-23',
  '06-24',
  '11-18',
  '12-24',
  '12-25',
  '12-26',
  '12-31',
];

/** On a weekend, the next Monday is free instead. */
const carriedOver = ['05-04', '11-18'];

/** Good Friday, Easter Sunday, Easter Monday and Pentecost, in days from Easter Sunday. */
const fromEaster = [-2, 0, 1, 49];

/** Whether the office works on a day, as YYYY-MM-DD: not at the weekend, not on public holidays. */
export const isWorkingDay = (day: string): boolean =>
  ![0, 6].includes(weekdayOf(day)) && !isPublicHoliday(day);

/**
 * A working day counts whole: what comes in on a Saturday has until Monday, 24:00, for its 24
 * hours.
 */
export function afterWorkingHours(moment: Date, hours: number): MomentInRiga {
  const begun = momentInRiga(moment);
  const begins = isWorkingDay(begun.day);
  let day = begins ? begun.day : nextWorkingDay(begun.day);
  let minutes = (begins ? minutesOf(begun.time) : 0) + hours * 60;
  for (; minutes > DAY_MINUTES; minutes -= DAY_MINUTES) day = nextWorkingDay(day);
  return { day, time: timeOf(minutes) };
}

export interface OfficeHours {
  opens: string;
  closes: string;
}

/** When the office is open next. */
export function nextOpening(
  moment: Date,
  { opens, closes }: OfficeHours,
): 'now' | 'today' | 'tomorrow' | 'later' {
  const { day, time } = momentInRiga(moment);
  if (isWorkingDay(day) && time < closes) return time < opens ? 'today' : 'now';
  return isWorkingDay(daysAfter(day, 1)) ? 'tomorrow' : 'later';
}

/** The next working days after a day. */
export function workingDaysAfter(day: string, count: number): string[] {
  if (count === 0) return [];
  const next = nextWorkingDay(day);
  return [next, ...workingDaysAfter(next, count - 1)];
}

function nextWorkingDay(day: string): string {
  const next = daysAfter(day, 1);
  return isWorkingDay(next) ? next : nextWorkingDay(next);
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

/** The anonymous Gregorian algorithm of 1876 (Meeus, Jones, Butcher). */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const shift = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const count = moon + weekday - 7 * shift + 114;
  return isoDay(Date.UTC(year, Math.floor(count / 31) - 1, (count % 31) + 1));
}

const daysAfter = (day: string, distance: number): string =>
  isoDay(Date.parse(`${day}T00:00Z`) + distance * 86_400_000);

/** 0 is Sunday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00Z`).getUTCDay();

const isoDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
