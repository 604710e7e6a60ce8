import type { LanguageProfile, Typography } from './profile';

export const lv: LanguageProfile = {
  name: 'Latviešu',
  short: 'LV',
  openGraphLocale: 'lv_LV',
  intlLocale: 'lv-LV',
  separators: { thousands: '\u00a0', decimals: ',' },
  groupedFrom: 10_000,
  units: { percent: '#\u00a0%', euros: '#\u00a0€', millions: '#\u00a0milj.' },
  dates: { list: 'DD.MM.YYYY', article: 'DD.MM.YYYY', short: 'D. MMM' },
  months:
    'janvāris februāris marts aprīlis maijs jūnijs jūlijs augusts septembris oktobris novembris decembris',
  shortMonths: 'janv. febr. marts apr. maijs jūn. jūl. aug. sept. okt. nov. dec.',
  shortWeekdays: 'Pirmd. Otrd. Trešd. Ceturtd. Piektd. Sestd. Svētd.',
  deadline: {
    weekdays: 'pirmdienas otrdienas trešdienas ceturtdienas piektdienas sestdienas svētdienas',
    months:
      'janvāra februāra marta aprīļa maija jūnija jūlija augusta septembra oktobra novembra decembra',
    pattern: 'WWWW, D.\u00a0MMMM',
  },
  month: 'YYYY.\u00a0gada\u00a0MMMM',
  days: 'D.–DD.\u00a0MMMM',
  time: 'H.MM',
  quotes: ['„', '”'],
  // A search finds these letters by their plain ones (specification, section 5).
  folded: { ļ: 'l', ņ: 'n', ķ: 'k', ģ: 'g', č: 'c', š: 's', ž: 'z' },
};

/* eslint-disable compat/compat -- only the build, on Node, applies the typography */
export const lvTypography: Typography = {
  letters: 'ĀāČčĒēĢģĪīĶķĻļŅņŌōŖŗŠšŪūŽž',
  common: /(?<!\p{L})(?:un|ir|kas|vai|bet|jūs|mēs|lai)(?!\p{L})/giu,
  rules: [
    // Four figures are not grouped (`groupedFrom`), however they were typed.
    [/(?<!\d\s?)(\d)\s(\d{3})(?=(?:–[\d\s]+)?\+?\s€)/g, '$1$2'],
    [
      /(?<=\d|\}\}) (?=milj\.|gad|mēne|nedēļ|dien|nakt|nakš|stund|minū|reiz|eiro|maiņ|vies|log|istab|atsauksm|jautājum|rakst|sludinājum|uzturēšan)/g,
      '\u00a0',
    ],
    [
      /(?<=\d\.|\}\}\.) (?=gad|nedēļ|dien|datum|pant|punkt|\{\{month|janvār|februār|mart|aprīl|maij|jūnij|jūlij|august|septembr|oktobr|novembr|decembr)/g,
      '\u00a0',
    ],
    [/(?<=\bNr\.) (?=\d)/g, '\u00a0'],
    // A relative pronoun stays with its preposition and with the word that follows.
    [/(?<=, \p{L}{2,3}) (?=kur\p{L})/gu, '\u00a0'],
    [/(?<=, (?:\p{L}{2,3}\u00a0)?kur\p{L}+) /gu, '\u00a0'],
  ],
};
