import type { LanguageProfile, Typography } from './profile';

export const en: LanguageProfile = {
  name: 'English',
  short: 'EN',
  openGraphLocale: 'en_US',
  intlLocale: 'en-GB',
  separators: { thousands: ',', decimals: '.' },
  groupedFrom: 0,
  units: { percent: '#%', euros: '€#', millions: '#\u00a0million' },
  dates: { list: 'MM.DD.YYYY', article: 'D MMMM YYYY', short: 'D MMM' },
  months: 'January February March April May June July August September October November December',
  shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
  shortWeekdays: 'Mon Tue Wed Thu Fri Sat Sun',
  month: 'MMMM\u00a0YYYY',
  days: 'D–DD\u00a0MMMM',
  time: 'H:MM',
  quotes: ['“', '”'],
  folded: {},
};

/* eslint-disable compat/compat -- only the build, on Node, applies the typography */
export const enTypography: Typography = {
  letters: '',
  rules: [
    [
      /(?<=\d|\}\}) (?=\{\{month|million|year|month|week|day|night|hour|minute|time|euro|changeover|stay|guest|window|review|question|article|listing|more\b)/g,
      '\u00a0',
    ],
    [
      /(?<=\d) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/g,
      '\u00a0',
    ],
    [/(?<=\b(?:No|Article|Sections?)) (?=\d)/g, '\u00a0'],
    // "Long-term" and "short-term" do not break at their hyphen.
    [/-(?=term\b)/g, '-\u2060'],
  ],
};
