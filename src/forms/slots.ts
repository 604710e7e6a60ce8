import { isPublicHoliday } from '../site/public-holidays';
import { momentInRiga } from '../site/riga-time';

/** When consultations take place, as `content/company.yml` has it; times as "09:00". */
export interface Consultations {
  firstSlot: string;
  lastSlot: string;
  stepMinutes: number;
}

/** Every time at which a consultation can begin, the last one included. */
export function slotsOf({ firstSlot, lastSlot, stepMinutes }: Consultations): string[] {
  const first = minutesOf(firstSlot);
  const count = Math.floor((minutesOf(lastSlot) - first) / stepMinutes) + 1;
  return Array.from({ length: count }, (_, index) => timeOf(first + index * stepMinutes));
}

/** Why the office cannot keep a time that a visitor may choose. */
type SlotNote = 'closed' | 'gone';

/** Nobody works at the weekend and on public holidays, and today only later hours are left. */
export function noteOnSlot(date: string, time: string, now: Date): SlotNote | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return undefined;
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6 || isPublicHoliday(date)) return 'closed';
  const current = momentInRiga(now);
  return time && date === current.day && time <= current.time ? 'gone' : undefined;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function timeOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
