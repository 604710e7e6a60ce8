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
  'vatLimit',
  'levy',
  'levyLimit',
] as const;

export type RateKey = (typeof rateKeys)[number];

interface Rate {
  /** Per cent, euros or nights. */
  value: number;
  /** The yearly profit from which on the rate holds. */
  from?: number | null;
}

export type Rates = Readonly<Record<RateKey, Rate>>;
