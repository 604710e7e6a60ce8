/** Everything that differs from language to language and that a browser may need. */
export interface LanguageProfile {
  /** Its own name, as the switcher shows it. */
  name: string;
  /** The short name on the switcher's button. */
  short: string;
  /** The layout is made for languages that are written from left to right. */
  dir: 'ltr';
  /** How link previews name the language and its country. */
  openGraphLocale: string;
  /** BCP 47 tag by which months are named. */
  intlLocale: string;
  /** What stands between thousands, and before decimals. */
  separators: { thousands: string; decimals: string };
  /** From this number on, thousands are grouped. */
  groupedFrom: number;
  /** How a number is written with what it counts; `#` stands for the number. */
  units: { percent: string; euros: string; millions: string };
  /** Patterns of DD or D, MM or MMMM (the month's name) and YYYY. */
  dates: Record<DateStyle, string>;
  /** The pattern of a time of day, of HH or H, and MM. */
  time: string;
  /** The opening and the closing quotation mark. */
  quotes: readonly [open: string, close: string];
  /** Letters that a search treats as plain ones, in lower case. */
  folded: Readonly<Record<string, string>>;
}

/** `list`: in lists and on cards; `article`: above an article. */
export type DateStyle = 'list' | 'article';

/** What only the build needs to know about a language. No script of a page contains it. */
export interface Typography {
  /** The letters that English lacks, capital and small; the fonts must include them. */
  letters: string;
  /** Which spaces and hyphens do not break, in addition to the rules for every language. */
  rules: readonly TypographicRule[];
}

export type TypographicRule = readonly [pattern: RegExp, replacement: string];
