import type { LanguageProfile, Typography } from './profile';

const months =
  'January February March April May June July August September October November December';

export const en: LanguageProfile = {
  name: 'English',
  short: 'EN',
  openGraphLocale: 'en_US',
  intlLocale: 'en-GB',
  separators: { thousands: ',', decimals: '.' },
  groupedFrom: 0,
  units: { percent: '#%', euros: '€#', millions: '#\u00a0million' },
  dates: { list: 'MM.DD.YYYY', article: 'D MMMM YYYY', short: 'D MMM' },
  months,
  shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
  shortWeekdays: 'Mon Tue Wed Thu Fri Sat Sun',
  deadline: {
    weekdays: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
    months,
    pattern: 'WWWW, D\u00a0MMMM',
  },
  month: 'MMMM\u00a0YYYY',
  days: 'D–DD\u00a0MMMM',
  time: 'H:MM',
  quotes: ['“', '”'],
  folded: {},
};

/* eslint-disable compat/compat -- only the build, on Node, applies the typography */
export const enTypography: Typography = {
  letters: '',
  common: /(?<!\p{L})(?:the|and|of|are|is|you|your|with|for)(?!\p{L})/giu,
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
  ],
};
