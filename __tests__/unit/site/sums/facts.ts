import type { SumFacts } from '../../../../src/site/sums/assumptions';
import { rates } from './rates';

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
