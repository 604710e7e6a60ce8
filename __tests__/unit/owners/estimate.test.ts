import { estimateIncome, readSum } from '../../../src/owners/estimate';

const ratio = { from: 2.2, to: 2.5 };

describe('Short-term letting brings 2.2 to 2.5 times more, before our fee', () => {
  test.each([
    [11_000, 25, [24_200, 27_500], [18_150, 20_625]],
    [13_000, 25, [28_600, 32_500], [21_450, 24_375]],
    [13_000, 15, [28_600, 32_500], [24_310, 27_625]],
    [15_000, 15, [33_000, 37_500], [28_050, 31_875]],
    [12_345, 25, [27_159, 30_863], [20_369, 23_147]],
    [13_000, 0, [28_600, 32_500], [28_600, 32_500]],
  ])('%i a year with a fee of %i %%', (longTerm, fee, before, after) => {
    expect(estimateIncome(longTerm, ratio, fee)).toEqual({
      longTerm,
      before: { from: before[0], to: before[1] },
      after: { from: after[0], to: after[1] },
    });
  });
});

describe('The calculator reads a typed sum to the cent, and refuses one out of bounds', () => {
  test.each([
    ['11000', 11_000],
    ['12300', 12_300],
    ['12345.5', 12_345.5],
    ['12345.678', 12_345.68],
    ['15000', 15_000],
    ['10999.99', undefined],
    ['15000.01', undefined],
    ['99999', undefined],
    ['-13000', undefined],
    ['', undefined],
  ])('%j is read as %p', (typed, sum) => {
    expect(readSum(typed, { from: 11_000, to: 15_000 })).toBe(sum);
  });
});
