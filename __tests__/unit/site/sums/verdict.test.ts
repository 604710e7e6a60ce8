import { assume, fullSum } from '../../../../src/site/sums/assumptions';
import { betterService, compare, gainBy, hourlyOf } from '../../../../src/site/sums/verdict';
import { facts } from './facts';

describe('The verdict says which kind of letting leaves more, and by how much', () => {
  test.each([
    [12_986.32, 10_400, 'more', 2586, 25],
    [4_098.2, 4_800, 'less', 702, 15],
    [10_357.18, 10_400, 'same', 43, 0],
    [10_400, 10_400, 'same', 0, 0],
    [-4_400, 10_560, 'less', 14_960, 142],
    [-4_400.5, 10_560, 'less', 14_961, 142],
  ])('%d against %d: %s', (shortTerm, longTerm, kind, difference, percent) => {
    const sum = { inHand: { shortTerm, longTerm, self: 0 }, rival: 'longTerm' } as const;
    expect(compare(sum)).toMatchObject({ kind, difference, percent });
  });
});

test('An hour of an owner’s own work is worth about four euros in our example', () => {
  const assumptions = assume({ now: 'self' }, facts);
  const verdict = compare(fullSum(assumptions, facts));
  expect(verdict).toMatchObject({ kind: 'less', difference: 2280 });
  expect(hourlyOf(verdict, assumptions)).toBeCloseTo(2280 / 572);
  const busy = assume({ now: 'self', payout: 20_000, hours: 20 }, facts);
  expect(fullSum(busy, facts).inHand.self).toBeCloseTo((20_000 - 8_800 - 770.41) * 0.8, 0);
  expect(hourlyOf({ ...verdict, share: 0.1 }, busy)).toBe(0);
});

test.each([
  [1100, 'onSite', 1164, 66.77],
  [2000, 'remote', 763, 88.67],
])('For a rent of %d %s leaves more', (rent, service, difference, price) => {
  const better = betterService({ rent }, facts);
  expect(better.service).toBe(service);
  expect(better.difference).toBeCloseTo(difference, 0);
  expect(better.price).toBeCloseTo(price, 1);
});

test.each([
  ['stay', 1408],
  ['guestCleaning', 1323],
  ['dearer', 1485],
] as const)('The lever %s brings what it says', (lever, gain) => {
  expect(gainBy(lever, { rent: 650, [lever]: 9 }, facts)).toBeCloseTo(gain, -1);
});
