import type { Assumptions } from '../../../../src/site/sums/assumptions';
import {
  readAssumption,
  readAssumptions,
  searchWithChanges,
} from '../../../../src/site/sums/sum-url';

test('Other parameters of the address stay unchanged', () => {
  const search = '?rent=abc&service=full&tax=none&year=average&x=1&toString=1';
  expect(readAssumptions(search)).toEqual({ year: 'average' });
});

test.each<[search: string, changed: Partial<Assumptions>, written: string]>([
  ['?x=1&rent=900&service=remote', {}, '?x=1'],
  ['?rent=900', {}, ''],
  ['?service=remote&rent=900&x=1', { rent: 950 }, '?x=1&rent=950'],
  ['', { service: 'remote', rent: 950 }, '?rent=950&service=remote'],
])('an address %j has the changes once, in their order, and nothing that was reset', (...row) => {
  const [search, changed, written] = row;
  expect(searchWithChanges(changed, search)).toBe(written);
});

test.each([
  ['100', 100],
  ['1083.333', 1083.33],
  ['5000', 5000],
  ['99.99', undefined],
  ['5000.01', undefined],
  ['1 083,50 €', 1083.5],
  ['900 a month', undefined],
  ['', undefined],
])('an amount within its bounds is read to the cent: %j as %p', (typed, amount) => {
  expect(readAssumption('rent', typed)?.rent).toBe(amount);
});
