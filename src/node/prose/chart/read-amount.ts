import { formatNumber } from '../../../site/figures';
import type { Language } from '../../../site/languages';

/** A number as it stands in a text, with what it counts. */
export interface Amount {
  from: number;
  /** The upper end of a range; the same as `from` where there is none. */
  to: number;
  /** What stands around the number: "€", "%", "h", or nothing. */
  unit: string;
}

/**
 * The number or range of a text: "−5 320 €" or "−€5,320", "60–100 €", "72%", "4.91". Nothing where the
 * text holds anything else.
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
  const value = (digits: string) => Number(digits.replace(decimal, '.'));
  const from = value(lower) * (sign === '−' ? -1 : 1);
  return { from, to: upper ? value(upper) : from, unit: before + after };
}

/** What divides the thousands and the decimals of a number. */
function signs(language: Language): { group: string; decimal: string } {
  const [, group = '', decimal = ''] =
    /12(\D)345(\D)50/.exec(formatNumber(12345.5, language, true)) ?? [];
  return { group, decimal };
}
