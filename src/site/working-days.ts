import { daysAfter, isPublicHoliday, weekdayOf } from './public-holidays';
import { momentInRiga, type MomentInRiga } from './riga-time';

const DAY_MINUTES = 24 * 60;

/** Whether the office works on a day, as YYYY-MM-DD: not at the weekend, not on public holidays. */
export function isWorkingDay(day: string): boolean {
  return ![0, 6].includes(weekdayOf(day)) && !isPublicHoliday(day);
}

/**
 * The moment, as calendar and clock in Riga have it, at which so many hours of working days have passed.
 * A working day counts whole, from midnight to midnight: what comes in on a Saturday has until Monday,
 * 24:00, for its 24 hours.
 */
export function afterWorkingHours(moment: Date, hours: number): MomentInRiga {
  const begun = momentInRiga(moment);
  const begins = isWorkingDay(begun.day);
  let day = begins ? begun.day : nextWorkingDay(begun.day);
  let minutes = (begins ? minutesOf(begun.time) : 0) + hours * 60;
  for (; minutes > DAY_MINUTES; minutes -= DAY_MINUTES) day = nextWorkingDay(day);
  return { day, time: timeOf(minutes) };
}

function nextWorkingDay(day: string): string {
  const next = daysAfter(day, 1);
  return isWorkingDay(next) ? next : nextWorkingDay(next);
}

/** The minutes since midnight at a time such as "09:30". */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The time, such as "09:30", so many minutes after midnight. */
export function timeOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
