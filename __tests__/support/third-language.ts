import { languages, profiles, typography, type Language } from '../../src/site/languages';

/** A language that the site does not have. Who imports this file first has a site in three languages. */
export const third = 'cy' as Language;

(languages as Language[]).push(third);

profiles[third] = {
  name: 'Cymraeg',
  short: 'CY',
  dir: 'ltr',
  openGraphLocale: 'cy_GB',
  intlLocale: 'pl-PL',
  separators: { thousands: '\u00a0', decimals: ',' },
  groupedFrom: 1000,
  units: { percent: '#%', euros: 'EUR\u00a0#', millions: '#\u00a0mln' },
  dates: { list: 'D.MM.YYYY', article: 'D MMMM, YYYY', short: 'D MMM' },
  months:
    'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
  shortMonths: 'sty lut mar kwi maj cze lip sie wrz paź lis gru',
  shortWeekdays: 'pon. wt. śr. czw. pt. sob. niedz.',
  month: 'MMMM YYYY',
  days: 'D-DD MMMM',
  time: 'HH.MM',
  quotes: ['»', '«'],
  folded: { ą: 'a', ł: 'l' },
};

typography[third] = {
  letters: 'ĄąŁł',
  rules: [[/\bz (?=\p{L})/gu, 'z\u00a0']],
};
