export interface LanguageProfile {
  name: string;
  short: string;
  openGraphLocale: string;
  intlLocale: string;
  separators: { thousands: string; decimals: string };
  /** From this number on, thousands are grouped. */
  groupedFrom: number;
  /** `#` stands for the number. */
  units: { percent: string; euros: string; millions: string };
  /** Patterns of DD or D, MM, MMMM (the month's name) or MMM (in short) and YYYY. */
  dates: Record<DateStyle, string>;
  /** In a row, as within a sentence. Not from `Intl`, whose first use takes a phone 0.1 s. */
  months: string;
  /** Behind the number of a day, where a month has another form there. */
  monthsOfDay?: string;
  shortMonths: string;
  /** From Monday on. */
  shortWeekdays: string;
  /** The last day of a term: names as they stand there, in a pattern of WWWW (the day of the week), D and MMMM. */
  deadline: { weekdays: string; months: string; pattern: string };
  /** Of MMMM and YYYY, where no day is known. */
  month: string;
  /** Of D, the first of several days in a row, DD, the last of them, and MMMM. */
  days: string;
  /** Of HH or H, and MM. */
  time: string;
  quotes: readonly [open: string, close: string];
  /** Letters that a search treats as plain ones. */
  folded: Readonly<Record<string, string>>;
}

export type DateStyle = 'list' | 'article' | 'short';

export interface Typography {
  /** The fonts must include them. */
  letters: string;
  /** Which spaces and hyphens do not break, in addition to the rules for every language. */
  rules: readonly TypographicRule[];
}

export type TypographicRule = readonly [pattern: RegExp, replacement: string];
