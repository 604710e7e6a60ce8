import { calculateSum, type Assumptions } from '../../../../src/site/sums/assumptions';
import * as verdicts from '../../../../src/site/sums/verdict';
import { facts, market } from './facts';

test.each([
  [12_986.32, 10_400, 'more', 2586],
  [4_098.2, 4_800, 'less', -702],
  [10_357.18, 10_400, 'same', -43],
  [10_400, 10_400, 'same', 0],
  [-4_400, 10_560, 'less', -14_960],
  [-4_400.5, 10_560, 'less', -14_961],
])('we leave %d beside %d: %s', (shortTerm, longTerm, kind, difference) => {
  const left = { shortTerm, longTerm, self: 0, empty: 0 };
  const sum = { left, alternative: 'longTerm' } as const;
  expect(verdicts.compareWithAlternative(sum)).toMatchObject({ kind, difference });
});

/** By pencil: (alone − with us, or − 0 where that is a loss) / 11 hours / 52 weeks. */
test.each([
  { payout: 17_779, changeovers: 88, ownCleaning: 80, hourly: 2 },
  { payout: 40_000, hourly: 25 },
  { payout: 5000, hourly: 6 },
  { payout: 29_000, ownCleaning: 200, hourly: 0 },
])('An hour of own work earns $hourly euros if $payout are paid out', ({ hourly, ...changes }) => {
  const sum = calculateSum({ now: 'self', utilities: 100, levy: 0, ...changes }, facts);
  expect(Math.round(verdicts.hourlyEarnings(sum))).toBe(hourly);
});

test.each<[string, Partial<Assumptions>, string]>([
  ['the example: alike by 10 % of receipts, else a tenant', {}, 'atBest'],
  ['the same as an employee who registers', { tax: 'registered' }, 'tenant'],
  ['the same by 10 % of receipts', { tax: 'receipts' }, 'alike'],
  [
    'the lowest observed rent, a pensioner who registers',
    { rent: 917, tax: 'registered', person: 'exempt' },
    'fills',
  ],
  ['a euro below it', { rent: 916 }, 'open'],
  ['a euro above the highest', { rent: 1251 }, 'open'],
  ['a rent of 450 and a price that is typed', { rent: 450, price: 55 }, 'tenant'],
  ['the same in a place that is known', { rent: 450, where: 'imanta', bedrooms: '1' }, 'tenant'],
  [
    'a high rent where apartments are dear',
    { rent: 1251, where: 'centre', bedrooms: '3' },
    'depends',
  ],
  ['a low price that is typed', { price: 40 }, 'tenant'],
  [
    'an empty apartment, by the better of a tenant and nobody',
    { now: 'empty', price: 70 },
    'tenant',
  ],
])('the answer for %s', (_, changes, expected) => {
  const sum = calculateSum({ utilities: 100, levy: 0, ...changes }, { ...facts, market });
  expect(verdicts.verdictOf(sum)).toBe(expected);
});

test('just below the limit of contributions, a year counts for no more than at it', () => {
  // 9,359 € before tax leave 6,275 €, 9,360 € leave 4,807 €: an answer does not rest on the first sum.
  const at = (price: number) =>
    calculateSum({ price, tax: 'registered', levy: 0, rent: 450, utilities: 0 }, facts);
  const below = at(67);
  expect(below.left.shortTerm).toBeLessThan(9_360);
  expect(verdicts.afterTax(below, 'registered').shortTerm).toBeGreaterThan(5_600);
  expect([verdicts.verdictOf(below), verdicts.verdictOf(at(70))]).toEqual(['alike', 'alike']);
});

/** By pencil: 25 % of 29,000 € and 110 changeovers of 40 €; 15 %, where the owner cleans. */
test.each([
  ['onSite', 11_650, 0.4017],
  ['remote', 4_350, 0.15],
] as const)('with the service %s we take %d euros of the payout', (service, euros, share) => {
  const ours = verdicts.ourShare(calculateSum({ service }, facts));
  expect(ours.euros).toBeCloseTo(euros);
  expect(ours.share).toBeCloseTo(share);
});

test.each<[Partial<Assumptions>, string[]]>([
  [{ account: 'own' }, ['receipts', 'registered']],
  [{ account: 'ours' }, ['receipts', 'registered', 'micro']],
  [{ account: 'own', tax: 'micro' }, ['micro']],
])(
  'microenterprise tax is a choice, and counts by itself only without a registration for VAT: %j',
  (changes, expected) => {
    const { assumptions } = calculateSum(changes, facts);
    expect(verdicts.regimesOf(assumptions)).toEqual(expected);
  },
);
