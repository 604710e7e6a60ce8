import { daysAfter, hoursOn, utcDayOfWeek, weekdays, type OpeningHours } from './opening-hours';
import { momentInRiga } from './riga-time';

const DAY_MINUTES = 24 * 60;

/** Whether the office works on a day: not at the weekend, even where it is open. */
export const isWorkingDay = (day: string, hours: readonly OpeningHours[]): boolean =>
  ![0, 6].includes(utcDayOfWeek(day)) && hoursOn(day, hours) !== undefined;

/** The hours at which the office is open on each of its working days. */
export function workingHours(hours: readonly OpeningHours[]) {
  const ranges = hours.filter(({ days }) => days.some((day) => workdays.includes(day)));
  const opens = ranges.map((range) => range.opens).sort();
  const closes = ranges.map((range) => range.closes).sort();
  return { opens: opens[opens.length - 1] ?? '', closes: closes[0] ?? '24:00' };
}

const workdays: readonly string[] = weekdays.slice(0, 5);

/**
 * A working day counts whole: what comes in on a Saturday has until Monday, 24:00, for its 24
 * hours.
 */
export function addWorkingHours(moment: Date, promised: number, hours: readonly OpeningHours[]) {
  const received = momentInRiga(moment);
  const begins = isWorkingDay(received.day, hours);
  let day = begins ? received.day : nextWorkingDay(received.day, hours);
  let minutes = (begins ? minutesOf(received.time) : 0) + promised * 60;
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
