import { barOf, scaleOf } from '../../../../src/site/sums/scale';
import { compare } from '../../../../src/site/sums/verdict';

describe('The verdict says which kind of letting leaves more, and by how much', () => {
  test.each([
    [12_986.32, 10_400, 'more', 2586, 25],
    [4_098.2, 4_800, 'less', 702, 15],
    [10_357.18, 10_400, 'same', 43, 0],
    [10_400, 10_400, 'same', 0, 0],
    [-4_400, 10_560, 'less', 14_960, 142],
    [-4_400.5, 10_560, 'less', 14_961, 142],
  ])('%d against %d: %s', (shortTerm, longTerm, kind, difference, percent) => {
    expect(compare({ shortTerm, longTerm })).toEqual({ kind, difference, percent });
  });
});

describe('The bars', () => {
  const step = (amount: number, left: number) => ({ name: 'fee' as const, amount, left });

  test.each([
    [[step(34_319, 34_319)], { from: 0, to: 40_000 }],
    [[step(40_001, 40_001)], { from: 0, to: 80_000 }],
    [[step(9_000, 9_000), step(-12_000, -3_000)], { from: -10_000, to: 20_000 }],
  ])('share a scale that does not move with every change', (steps, scale) => {
    expect(scaleOf(steps)).toEqual(scale);
  });

  test.each([
    ['a total', step(20_000, 20_000), { from: 0, to: 40_000 }, { x: 0, width: 50 }],
    ['a cost', step(-4_000, 16_000), { from: 0, to: 40_000 }, { x: 40, width: 10 }],
    ['a cost of nothing', step(0, 20_000), { from: 0, to: 40_000 }, { x: 50, width: 0 }],
    ['a loss', step(-5_000, -5_000), { from: -10_000, to: 40_000 }, { x: 10, width: 10 }],
    [
      'a cost into a loss',
      step(-6_000, -1_000),
      { from: -10_000, to: 40_000 },
      { x: 18, width: 12 },
    ],
  ])('show %s', (_, one, scale, bar) => {
    expect(barOf(one, scale)).toEqual(bar);
  });
});
