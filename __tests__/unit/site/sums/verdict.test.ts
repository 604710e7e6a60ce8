import { fullSum } from '../../../../src/site/sums/assumptions';
import { compare, hourlyOf } from '../../../../src/site/sums/verdict';
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

test('An hour of own work brings nothing where we leave more', () => {
  expect(hourlyOf(fullSum({ now: 'self', changeover: 0 }, facts))).toBe(0);
});
