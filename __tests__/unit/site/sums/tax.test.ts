import * as taxes from '../../../../src/site/sums/tax';
import { facts } from './facts';

const { rates } = facts;

/** By pencil: the law's steps, with 31.07 % of 9,360 € (2,908.152 €), 10 % of the rest and 6,600 € of minimum. */
test.each<[taxes.Regime, taxes.Person, Parameters<taxes.Tax>[0], number, number]>([
  ['receipts', 'employed', { receipts: 50_000, profit: -10_000, propertyTax: 0 }, 0, 5_000],
  ['receipts', 'employed', { receipts: 50_000, profit: 1, propertyTax: 1_000 }, 0, 4_900],
  ['micro', 'neither', { receipts: 50_000, profit: 10_000, propertyTax: 0 }, 0, 12_500],
  ['registered', 'exempt', { receipts: 0, profit: -1, propertyTax: 0 }, 0, 0],
  ['registered', 'exempt', { receipts: 0, profit: 105_300, propertyTax: 0 }, 0, 26_851.5],
  ['registered', 'exempt', { receipts: 0, profit: 105_400, propertyTax: 0 }, 0, 26_884.5],
  ['registered', 'exempt', { receipts: 0, profit: 200_100, propertyTax: 0 }, 0, 58_138.5],
  ['registered', 'employed', { receipts: 0, profit: 9_359, propertyTax: 0 }, 935.9, 2_147.89],
  ['registered', 'employed', { receipts: 0, profit: 9_360, propertyTax: 0 }, 2_908.15, 1_645.22],
  ['registered', 'neither', { receipts: 0, profit: 5_000, propertyTax: 0 }, 500, 0],
  ['registered', 'neither', { receipts: 0, profit: 15_032.9, propertyTax: 0 }, 3_475.44, 1_264.15],
])('as %s, %s, a year of %j costs %d of contributions and %d of tax', (...row) => {
  const [regime, person, year, contributions, tax] = row;
  const taken = taxes.taxBy(regime, rates, { person, accountant: 0 })(year);
  expect(taken.contributions).toBeCloseTo(contributions, 1);
  expect(taken.tax).toBeCloseTo(tax, 1);
});

test.each([
  [50_000, 750, 100],
  [57_000, 855, 114],
  [107_000, 1_605, 314],
  [207_000, 3_105, 914],
])('of a value of %d, property tax is %d with guests, and %d for a home', (value, guests, home) => {
  expect(taxes.propertyTaxOf(value, rates, false)).toBeCloseTo(guests);
  expect(taxes.propertyTaxOf(value, rates, true)).toBeCloseTo(home);
});
