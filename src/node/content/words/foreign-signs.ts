import { formatValue } from '../../../site/figures';
import { languages, profiles, type Language } from '../../../site/languages';

const units = [
  ['euros', '€'],
  ['percent', '%'],
] as const;

/** Figures and quotation marks as only another language writes them, copied from its texts. */
export const foreignSigns = (text: string, language: Language): string[] => [
  ...new Set(
    languages.flatMap((other) => [
      ...units.flatMap(([kind, unit]) => {
        const [own, foreign] = [profiles[language].units[kind], profiles[other].units[kind]];
        const found = own === foreign ? null : patternOf(foreign).exec(text);
        return found ? [expect(found[0], formatValue(25, unit, language))] : [];
      }),
      ...profiles[other].quotes
        .filter((quote) => text.includes(quote) && !profiles[language].quotes.includes(quote))
        .map((quote) => expect(quote, profiles[language].quotes.join('…'))),
    ]),
  ),
];

/** `#` is the end of a number, or of a placeholder for one. */
const patternOf = (unit: string): RegExp =>
  new RegExp(
    unit.replace('#', unit.startsWith('#') ? '[\\d}]' : '[\\d{]').replace('\u00a0', '\\s'),
  );

const expect = (found: string, own: string): string =>
  `holds ${found}, which is written in another language; expected ${own}`;
