import { profiles, type Language } from './languages';
import type { DateStyle } from './languages/profile';

/** Of a month or a year, the part that is known. */
export function formatDate(iso: string, language: Language, style: DateStyle): string {
  const { dates, month } = profiles[language];
  const [YYYY = '', MM = '', DD = ''] = iso.slice(0, 10).split('-');
  if (!MM) return YYYY;
  return fill(DD ? dates[style] : month, {
    YYYY,
    MM,
    DD,
    D: withoutZero(DD),
    MMMM: monthName(Number(MM), language),
  });
}

/** The day of the week and the day of the month, in short. */
export function shortDay(iso: string, language: Language): [weekday: string, day: string] {
  const write = (parts: Intl.DateTimeFormatOptions) =>
    writer(parts, language).format(new Date(iso));
  return [write({ weekday: 'short' }), write({ day: 'numeric', month: 'short' })];
}

/** The name of a month, from 1 to 12. */
export const monthName = (month: number, language: Language): string =>
  profiles[language].months.split(' ')[month - 1] ?? '';

/** The word after so many: "mēnesis" or "mēneši", "month" or "months". */
export function monthsWord(months: number, language: Language): string {
  const style = { style: 'unit', unit: 'month', unitDisplay: 'long' } as const;
  const parts = new Intl.NumberFormat(profiles[language].intlLocale, style).formatToParts(months);
  return parts.find(({ type }) => type === 'unit')?.value ?? '';
}

/** Days in a row within one month. */
export const formatDays = (from: number, to: number, month: number, language: Language): string =>
  fill(profiles[language].days, {
    D: String(from),
    DD: String(to),
    MMMM: monthName(month, language),
  });

/** The name of a day as it stands within a sentence; the first is Monday. */
export function weekdayName(day: number, language: Language): string {
  const whole = writer({ weekday: 'long', day: 'numeric', month: 'long' }, language);
  const parts = whole.formatToParts(Date.UTC(2001, 0, day));
  return parts.find(({ type }) => type === 'weekday')?.value ?? '';
}

export function formatTime(time: string, language: Language): string {
  const [HH = '', MM = ''] = time.split(':');
  return fill(profiles[language].time, { HH, H: withoutZero(HH), MM });
}

const writers = new Map<string, Intl.DateTimeFormat>();

/** Kept, because a phone takes some 5 ms to make one. */
function writer(parts: Intl.DateTimeFormatOptions, language: Language): Intl.DateTimeFormat {
  const key = language + JSON.stringify(parts);
  const options = { ...parts, timeZone: 'UTC' };
  const kept = writers.get(key) ?? new Intl.DateTimeFormat(profiles[language].intlLocale, options);
  writers.set(key, kept);
  return kept;
}

const fill = (pattern: string, parts: Readonly<Record<string, string>>): string =>
  pattern.replace(/([A-Z])\1*/g, (name) => parts[name] ?? name);

const withoutZero = (number: string): string => number.replace(/^0/, '');
