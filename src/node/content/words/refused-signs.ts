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

/** HTML, its names of signs, and Markdown with a space too many or too few, which visitors would read as it stands. */
const MARKUP =
  /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);|\*\*|\[[^\]]*\]\s?\([^)]*\)?|(?<![^\n])#{2,}\S*/i;

export function plainMarkup(text: string): string[] {
  const found = MARKUP.exec(text)?.[0].trim();
  return found ? [`holds ${found}, which the page would show as it stands; ${hint(found)}`] : [];
}

function hint(found: string): string {
  if (found.startsWith('#')) return 'expected a space behind #';
  if (found.startsWith('[')) return 'expected no space between ] and (, and links only in articles';
  return found === '**' ? 'expected no space within **…**, and ** only in articles' : 'take it out';
}
