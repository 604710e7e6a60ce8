import { profiles, type Language } from './languages';
import type { DateStyle } from './languages/profile';

/** A date as its style has it; of a month or a year, the part that is known. */
export function formatDate(iso: string, language: Language, style: DateStyle): string {
  const { dates, month, shortMonths } = profiles[language];
  const [YYYY = '', MM = '', DD = ''] = iso.slice(0, 10).split('-');
  if (!MM) return YYYY;
  return fillPattern(DD ? dates[style] : month, {
    YYYY,
    MM,
    DD,
    D: withoutZero(DD),
    MMM: nameOfDate(shortMonths, Number(MM) - 1),
    MMMM: (DD ? monthOfDay : monthName)(Number(MM), language),
  });
}

/** The last day of a term, as it stands behind "līdz" or "by". */
export function formatDeadline(iso: string, language: Language): string {
  const { weekdays, months, pattern } = profiles[language].deadline;
  const [, MM, DD = ''] = iso.split('-');
  return fillPattern(pattern, {
    WWWW: nameOfDate(weekdays, weekdayOf(iso)),
    D: withoutZero(DD),
    MMMM: nameOfDate(months, Number(MM) - 1),
  });
}

/** The name of its day of the week, in short. */
export const shortWeekday = (iso: string, language: Language): string =>
  nameOfDate(profiles[language].shortWeekdays, weekdayOf(iso));

/** The number of a weekday, from 0 for Monday. */
const weekdayOf = (iso: string): number => (new Date(iso).getUTCDay() + 6) % 7;

/** The name of a month, from 1 to 12. */
export const monthName = (month: number, language: Language): string =>
  nameOfDate(profiles[language].months, month - 1);

const monthOfDay: typeof monthName = (month, language) => {
  const { months, monthsOfDay = months } = profiles[language];
  return nameOfDate(monthsOfDay, month - 1);
};

/** The noun for this number: "mēnesis" or "mēneši", "month" or "months". */
export function monthNoun(months: number, language: Language): string {
  const style = { style: 'unit', unit: 'month', unitDisplay: 'long' } as const;
  const parts = new Intl.NumberFormat(profiles[language].intlLocale, style).formatToParts(months);
  return parts.find(({ type }) => type === 'unit')?.value ?? '';
}

/** Days in a row within one month. */
export const formatDayRange = (from: number, to: number, month: number, language: Language) =>
  fillPattern(profiles[language].days, {
    D: String(from),
    DD: String(to),
    MMMM: monthOfDay(month, language),
  });

/** The name of a day as it stands within a sentence; the first is Monday. */
export function weekdayName(day: number, language: Language): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(profiles[language].intlLocale, options);
  const parts = format.formatToParts(Date.UTC(2001, 0, day));
  return parts.find(({ type }) => type === 'weekday')?.value ?? '';
}

export function formatTime(time: string, language: Language): string {
  const [HH = '', MM = ''] = time.split(':');
  return fillPattern(profiles[language].time, { HH, H: withoutZero(HH), MM });
}

const nameOfDate = (names: string, index: number): string => names.split(' ')[index] ?? '';

const fillPattern = (pattern: string, parts: Readonly<Record<string, string>>): string =>
  pattern.replace(/([A-Z])\1*/g, (name) => parts[name] ?? name);

const withoutZero = (number: string): string => number.replace(/^0/, '');
