import { formatNumber } from '../../../site/figures';
import { languages, type Language } from '../../../site/languages';

export interface Amount {
  from: number;
  to: number;
  /** The signs around the number: "€", "%", "h", or none. */
  unit: string;
}

/**
 * Reads "−5 320 €", "−€5,320", "60–100 €", "72%" or "4.91", and nothing else; not "4.910" where
 * another language writes thousands so, since it may have been copied from there.
 */
export function readAmount(text: string, language: Language): Amount | undefined {
  const { group, decimal } = signs(language);
  const plain = text
    .replace(/[\s\u2060]/g, '')
    .replace(new RegExp(`[${group}](?=\\d{3}(?!\\d))`, 'g'), '')
    .replace(/^-/, '−');
  const number = `\\d+(?:[${decimal}]\\d+)?`;
  const found = new RegExp(
    `^([−+]?)(\\p{Sc}?)(${number})(?:–(${number}))?\\+?([^\\d.,–−]*)$`,
    'u',
  ).exec(plain);
  if (!found) return undefined;
  const [, sign, before = '', lower = '', upper, after = ''] = found;
  if ([lower, upper].some((digits) => isDoubtful(digits, decimal))) return undefined;
  const value = (digits: string) => Number(digits.replace(decimal, '.'));
  const from = value(lower) * (sign === '−' ? -1 : 1);
  return { from, to: upper ? value(upper) : from, unit: before + after };
}

const isDoubtful = (digits = '', decimal: string): boolean =>
  /^\d{1,3}\D\d{3}$/.test(digits) && languages.some((other) => signs(other).group === decimal);

function signs(language: Language): { group: string; decimal: string } {
  const [, group = '', decimal = ''] =
    /12(\D)345(\D)50/.exec(formatNumber(12345.5, language, true)) ?? [];
  return { group, decimal };
}
