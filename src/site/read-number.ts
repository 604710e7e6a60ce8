const GROUPED = /^\d{1,3}(?:([ .,])\d{3})(?:\1\d{3})*(?:[.,]\d+)?$/;
const PLAIN = /^\d+(?:[.,]\d+)?$/;

/**
 * A number as people type or paste it, in either language: 1083,50 and 1083.50, with blanks, points or commas
 * between the thousands (1 083, 1.083, €1,083.50) and with its unit (1200,-, 1200 €/mēn.);
 * nothing where it is no number.
 */
export function readNumber(text: string): number | undefined {
  const bare = text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^(?:€|~)|(?:€|EUR|eiro|euros?|%)?(?:\s*\/\s*\p{L}+\.?)?$/giu, '')
    .trim()
    .replace(/\s/g, ' ')
    // As in "1200,-", and while the cents are still to be typed.
    .replace(/(\d)[.,][-–]?$/, '$1');
  const [, separator] = GROUPED.exec(bare) ?? [];
  // No sum has a thousandth part, so three digits after a single sign are thousands.
  const isGrouped = separator !== undefined && !bare.startsWith('0');
  const digits = isGrouped ? bare.split(separator).join('') : bare;
  return PLAIN.test(digits) ? Number(digits.replace(',', '.')) : undefined;
}
