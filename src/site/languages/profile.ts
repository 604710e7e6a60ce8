export interface LanguageProfile {
  name: string;
  short: string;
  openGraphLocale: string;
  intlLocale: string;
  separators: { thousands: string; decimals: string };
  /** The first number in which thousands are grouped. */
  groupedFrom: number;
  /** `#` stands for the number. */
  units: { percent: string; euros: string; millions: string };
  /** Patterns of DD or D, MM, MMMM (the month's name) or MMM (in short) and YYYY. */
  dates: Record<DateStyle, string>;
  /** The names of the months in a sentence. The first use of `Intl` takes a phone 0.1 s. */
  months: string;
  /** Behind the number of a day, where a month has another form there. */
  monthsOfDay?: string;
  shortMonths: string;
  /** The short names of the days in a row, from Monday on. */
  shortWeekdays: string;
  /** The last day of a term: names as they stand there, in a pattern of WWWW (weekday), D and MMMM. */
  deadline: { weekdays: string; months: string; pattern: string };
  /** The format of MMMM and YYYY, where no day is known. */
  month: string;
  /** The format of several days: D is the first of them, DD the last, MMMM their month. */
  days: string;
  /** The format of a time, with HH or H, and MM. */
  time: string;
  quotes: readonly [open: string, close: string];
  /** Letters that a search treats as plain ones. */
  folded: Readonly<Record<string, string>>;
}

export type DateStyle = 'list' | 'article' | 'short';

export interface Typography {
  /** The fonts must include them. */
  letters: string;
  /** Words of most sentences, which no other language has. */
  common: RegExp;
  /** Which spaces and hyphens do not break, in addition to the rules for every language. */
  rules: readonly TypographicRule[];
}

export type TypographicRule = readonly [pattern: RegExp, replacement: string];
