import { momentInRiga } from '../site/riga-time';
import { hoursOn, type OpeningHours } from '../site/opening-hours';
import { minutesOf, timeOf } from '../site/working-days';

/** When consultations take place; times as "09:00". */
export interface Consultations {
  firstSlot: string;
  lastSlot: string;
  stepMinutes: number;
}

export function slotsOf({ firstSlot, lastSlot, stepMinutes }: Consultations): string[] {
  const first = minutesOf(firstSlot);
  const count = Math.floor((minutesOf(lastSlot) - first) / stepMinutes) + 1;
  return Array.from({ length: count }, (_, index) => timeOf(first + index * stepMinutes));
}

/** Why the office cannot offer a time that a visitor can choose. */
export function noteOnSlot(
  [date, time]: readonly [date: string, time: string],
  hours: readonly OpeningHours[],
  now: Date,
): 'closed' | 'gone' | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return undefined;
  const open = hoursOn(date, hours);
  if (!open || (time && (time < open.opens || time >= open.closes))) return 'closed';
  const current = momentInRiga(now);
  return time && date === current.day && time <= current.time ? 'gone' : undefined;
}
