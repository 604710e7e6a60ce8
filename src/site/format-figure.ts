import { profiles, type Language } from './languages';

export interface Figure {
  from: number;
  to: number;
  unit: '%' | '€' | '';
  /** "20,000+". */
  orMore?: boolean;
}

export type FigureRange = Pick<Figure, 'from' | 'to'>;

const MINUS = '\u2212';
const MILLION = 1_000_000;

/** The place between two digits, if a multiple of three digits follows. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/**
 * 13 000 and 4,91, or 13,000 and 4.91. Not `Intl.NumberFormat`, whose first use is slow on a phone.
 */
export function formatNumber(value: number, language: Language, cents = false): string {
  const { groupedFrom, separators } = profiles[language];
  const size = Math.abs(value);
  const [whole = '', decimals] = (cents ? size.toFixed(2) : `${+size.toFixed(3)}`).split('.');
  const grouped = size < groupedFrom ? whole : whole.replace(THOUSANDS, separators.thousands);
  const number = decimals === undefined ? grouped : `${grouped}${separators.decimals}${decimals}`;
  return withMinus(value, number);
}

/**
 * "85–95 %", "3 milj. €", "€13,000"; with cents if a limit is not a whole number. Not for values below
 * zero.
 */
export function formatFigure(figure: Figure, language: Language): string {
  const { from, to, unit, orMore = false } = figure;
  const ends = from === to ? [from] : [from, to];
  const cents = unit === '€' && !ends.every(Number.isInteger);
  const inMillions = ends.every((end) => end >= MILLION && end % MILLION === 0);
  const number = ends
    .map((end) => formatNumber(inMillions ? end / MILLION : end, language, cents))
    .join('–')
    .concat(orMore ? '+' : '');
  const { euros, percent, millions } = profiles[language].units;
  const amount = inMillions ? millions.replace('#', number) : number;
  if (!unit) return amount;
  return (unit === '€' ? euros : percent).replace('#', amount);
}

/** "−0,4 %", "−€950.50". */
export function formatValue(value: number, unit: Figure['unit'], language: Language): string {
  const size = Math.abs(value);
  return withMinus(value, formatFigure({ from: size, to: size, unit }, language));
}

/** "13 000 €", "−€1,117". */
export const formatWholeEuros = (value: number, language: Language): string =>
  formatValue(wholeEuros(value), '€', language);

/** A half rounds away from zero, so that costs round like income; never to a zero below zero. */
export const wholeEuros = (value: number): number =>
  Math.sign(value) * Math.round(Math.abs(value)) || 0;

/** The euro sign's affixes before and after an input for an amount. */
export const euroAffixes = (language: Language): string[] =>
  profiles[language].units.euros.split('#').map((sign) => sign.trim());

const withMinus = (value: number, text: string): string => (value < 0 ? `${MINUS}${text}` : text);
