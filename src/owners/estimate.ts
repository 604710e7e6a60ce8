export interface Range {
  from: number;
  to: number;
}

/** The income of an apartment in a year, in whole euros. */
export interface Estimate {
  longTerm: number;
  /** Short-term income before our fee, from a quiet year to a good one. */
  before: Range;
  /** Short-term income after our fee. */
  after: Range;
}

/**
 * Estimates the short-term income of a year from the long-term one.
 * @param ratio How many times more short-term letting brings in.
 * @param fee Our fee in per cent.
 */
export function estimateIncome(longTerm: number, ratio: Range, fee: number): Estimate {
  const times = (factor: number): Range => ({
    from: Math.round(longTerm * ratio.from * factor),
    to: Math.round(longTerm * ratio.to * factor),
  });
  return { longTerm, before: times(1), after: times(1 - fee / 100) };
}

/**
 * Reads a sum in euros, to the cent, from the text of a number field. Returns `undefined` when the
 * text is no number or the sum is out of bounds.
 */
export function readSum(typed: string, { from, to }: Range): number | undefined {
  const sum = Math.round(parseFloat(typed) * 100) / 100;
  return sum >= from && sum <= to ? sum : undefined;
}
