import type { SumFacts } from '../../../../src/site/sums/assumptions';

/** The public rates with which the worked examples were written down. */
const rates: SumFacts['rates'] = {
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

const value = (from: number, to = from) => ({ from, to });

export const facts: SumFacts = {
  rates,
  figures: {
    longTermExample: value(13_000),
    shortTermExample: value(29_000),
    occupancy: value(85, 95),
    marketOccupancy: value(72),
    averageDailyRate: value(65, 95),
    ownerWeeklyHours: value(9, 13),
    longTermIncome: value(11_000, 15_000),
    remoteFee: value(15),
    onSiteFee: value(25),
    ownCleaning: value(60, 100),
    ourCleaning: value(30, 50),
    exampleTax: value(20),
  },
};
