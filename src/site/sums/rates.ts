/** What the sum takes from `content/sums.yml`: public rates, and assumptions of our own. */
export const rateKeys = [
  'rent',
  'stay',
  'guestCleaning',
  'utilities',
  'extras',
  'commission',
  'vat',
  'receiptsTax',
  'profitTax',
  'higherProfitTax',
  'furtherTax',
  'turnoverTax',
] as const;

export type RateKey = (typeof rateKeys)[number];

/** A rate as the sum needs it. */
interface Rate {
  /** In per cent, euros or nights, whichever the rate counts. */
  value: number;
  /** The profit from which on the rate holds, in euros a year. */
  from?: number | null;
}

export type Rates = Readonly<Record<RateKey, Rate>>;
