import {
  readAssumption,
  readAssumptions,
  writeChanges,
} from '../../../../src/site/sums/sum-address';

test('The address says what a visitor has changed, beside what else stands there', () => {
  const changed = { rent: 1083.33, service: 'remote', year: 'average' } as const;
  expect(writeChanges(changed, '')).toBe('?rent=1083.33&service=remote&year=average');
  expect(writeChanges({ rent: 900 }, '?utm=1&rent=5&stay=2')).toBe('?utm=1&rent=900');
  expect(writeChanges({}, '?stay=2')).toBe('');
});

test('What the sum does not know is left alone', () => {
  const search = '?rent=abc&service=full&tax=none&year=market&x=1&toString=1';
  expect(readAssumptions(search)).toEqual({ year: 'market' });
});

describe('An amount is read to the cent, and refused when it is out of bounds', () => {
  test.each([
    ['300', 300],
    ['1083.333', 1083.33],
    ['3000', 3000],
    ['299.99', undefined],
    ['3000.01', undefined],
    ['-900', undefined],
    ['1 083,50 €', 1083.5],
    ['900 a month', undefined],
    [' ', undefined],
    ['', undefined],
  ])('%j is read as %p', (typed, amount) => {
    expect(readAssumption('rent', typed)?.rent).toBe(amount);
  });
});
