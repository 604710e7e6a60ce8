/** What the sum takes from `content/sums.yml`, public rates and assumptions of our own, by its unit. */
export const rateUnits = {
  stay: '',
  guestCleaning: '€',
  utilities: '€',
  extras: '€',
  commission: '%',
  vat: '%',
  receiptsTax: '%',
  profitTax: '%',
  higherProfitTax: '%',
  furtherTax: '%',
  turnoverTax: '%',
  vatLimit: '€',
  levy: '€',
  levyLimit: '€',
} as const;

export type RateKey = keyof typeof rateUnits;
export const rateKeys = Object.keys(rateUnits) as RateKey[];

interface Rate {
  value: number;
  /** The yearly profit from which on the rate holds. */
  from?: number | null;
}

export type Rates = Readonly<Record<RateKey, Rate>>;
