import { calculateSum, type Assumptions } from '../../../../src/site/sums/assumptions';
import * as verdicts from '../../../../src/site/sums/verdict';
import { facts } from './facts';

test.each([
  [12_986.32, 10_400, 'more', 2586, 25],
  [4_098.2, 4_800, 'less', -702, -15],
  [10_357.18, 10_400, 'same', -43, -0],
  [10_400, 10_400, 'same', 0, 0],
  [-4_400, 10_560, 'less', -14_960, -142],
  [-4_400.5, 10_560, 'less', -14_961, -142],
])('we leave %d beside %d: %s', (shortTerm, longTerm, kind, difference, percent) => {
  const left = { shortTerm, longTerm, self: 0, empty: 0 };
  const sum = { left, alternative: 'longTerm' } as const;
  expect(verdicts.compareWithAlternative(sum)).toMatchObject({ kind, difference, percent });
});

/** By pencil: (alone − with us, or − 0 where that is a loss) / 11 hours / 52 weeks. */
test.each([
  { payout: 17_779, changeovers: 88, ownCleaning: 80, hourly: 2 },
  { payout: 40_000, hourly: 25 },
  { payout: 5000, hourly: 6 },
  { payout: 29_000, ownCleaning: 200, hourly: 0 },
])('An hour of own work earns $hourly euros if $payout are paid out', ({ hourly, ...changes }) => {
  const sum = calculateSum({ now: 'self', utilities: 100, ...changes }, facts);
  expect(Math.round(verdicts.hourlyEarnings(sum))).toBe(hourly);
});

test.each<[string, Partial<Assumptions>, string]>([
  ['the lowest observed rent', { rent: 917 }, 'fills'],
  ['a euro below it', { rent: 916 }, 'open'],
  ['a cheap apartment, where the price that is assumed would do', { rent: 550 }, 'open'],
  ['the highest observed rent', { rent: 1250 }, 'fills'],
  ['a euro above it', { rent: 1251 }, 'open'],
  ['a rent that no price in Riga matches: still a no', { rent: 2500 }, 'tenant'],
  ['a price below Riga’s, where Riga’s highest would do', { price: 60 }, 'open'],
  ['the same, where it would not', { rent: 1250, price: 60 }, 'tenant'],
  ['a price within Riga’s', { price: 80 }, 'tenant'],
  ['a price above our own', { price: 130 }, 'open'],
  ['a no in the usual year alone', { usual: 50, average: 95 }, 'open'],
])('outside of what has been observed there is no verdict: %s', (_, changes, expected) => {
  const sum = calculateSum({ utilities: 100, ...changes }, facts);
  expect(verdicts.verdictOf(sum)).toBe(expected);
});
