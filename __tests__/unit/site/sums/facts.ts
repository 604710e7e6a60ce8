import type { SumFacts } from '../../../../src/site/sums/assumptions';
import type { Market } from '../../../../src/site/sums/market';

/** The public rates with which the worked examples were written down. */
const rates: SumFacts['rates'] = {
  stay: { value: 3 },
  guestCleaning: { value: 0 },
  utilities: { value: 0 },
  extras: { value: 0 },
  emptyWeeks: { value: 0 },
  accountant: { value: 0 },
  commission: { value: 15.5 },
  vat: { value: 21 },
  receiptsTax: { value: 10 },
  profitTax: { value: 25.5 },
  higherProfitTax: { value: 33, from: 105_300 },
  furtherTax: { value: 3, from: 200_000 },
  contributions: { value: 31.07 },
  contributionsFrom: { value: 780 },
  pensionContributions: { value: 10 },
  minimum: { value: 550 },
  turnoverTax: { value: 25 },
  vatLimit: { value: 50_000 },
  levy: { value: 0.89 },
  levyLimit: { value: 8.9 },
  propertyTax: { value: 1.5 },
  homeTax: { value: 0.2 },
  middleHomeTax: { value: 0.4, from: 57_000 },
  upperHomeTax: { value: 0.6, from: 107_000 },
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

const cell = (listings: number, price: readonly number[]) => {
  return { listings, price, nights: [12, 20, 36, 54, 70, 96, 138, 186, 255] };
};

/** A town of two areas, of which one has few large apartments. */
export const market: Market = {
  source: 'Listings',
  url: 'https://listings.example',
  snapshot: '2025-09-29',
  all: {
    '1': cell(900, [31, 35, 38, 42, 45, 50, 55, 62, 74]),
    '3': cell(90, [75, 86, 91, 109, 124, 138, 155, 182, 237]),
  },
  areas: [
    {
      key: 'centre',
      name: 'Centre',
      places: ['Centrs'],
      cells: {
        '1': cell(403, [33, 37, 41, 44, 47, 51, 55, 63, 72]),
        '2': cell(144, [50, 54, 59, 62, 67, 77, 81, 94, 112]),
      },
    },
    {
      key: 'imanta',
      name: 'Imanta',
      places: ['Imanta', 'Zolitūde'],
      cells: { '1': cell(109, [28, 32, 35, 36, 40, 44, 50, 56, 69]) },
    },
  ],
};
