import { taxBy, type TaxRegime } from '../../../../src/site/sums/tax';
import { facts } from './facts';

test.each<[TaxRegime, { receipts: number; profit: number }, number]>([
  ['example', { receipts: 50_000, profit: 10_000 }, 2_000],
  ['example', { receipts: 50_000, profit: -10_000 }, 0],
  ['receipts', { receipts: 50_000, profit: -10_000 }, 5_000],
  ['micro', { receipts: 50_000, profit: 10_000 }, 12_500],
  ['registered', { receipts: 0, profit: -1 }, 0],
  ['registered', { receipts: 0, profit: 105_300 }, 26_851.5],
  ['registered', { receipts: 0, profit: 105_400 }, 26_884.5],
  ['registered', { receipts: 0, profit: 200_100 }, 58_138.5],
])('a tax takes as %s of %j: %d', (regime, taxed, taken) => {
  expect(taxBy(regime, facts.rates, 20)(taxed)).toBeCloseTo(taken);
});
