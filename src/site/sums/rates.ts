/** The rates of `content/rates.yml` that the sum uses, public rates and assumptions of our own, with their units. */
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
