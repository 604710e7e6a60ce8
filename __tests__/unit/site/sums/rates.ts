import type { Rates } from '../../../../src/site/sums/rates';

/** The public rates with which the worked examples were written down. */
export const rates: Rates = {
  rent: { value: 1100 },
  stay: { value: 3 },
  guestCleaning: { value: 0 },
  utilities: { value: 0 },
  extras: { value: 0 },
  commission: { value: 15.5 },
  vat: { value: 21 },
  receiptsTax: { value: 10 },
  profitTax: { value: 25.5 },
  higherProfitTax: { value: 33, from: 105_300 },
  furtherTax: { value: 3, from: 200_000 },
  turnoverTax: { value: 25 },
  vatLimit: { value: 50_000 },
  levy: { value: 0.89 },
  levyLimit: { value: 8.9 },
};
