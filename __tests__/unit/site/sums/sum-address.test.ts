import type { Assumptions } from '../../../../src/site/sums/assumptions';
import { readChanges, readTypedAmount, writeChanges } from '../../../../src/site/sums/sum-address';

describe('The address holds what a visitor has changed, and nothing else', () => {
  test.each<[Partial<Assumptions>, string]>([
    [{}, ''],
    [{ rent: 900 }, '?rent=900'],
    [
      { rent: 1083.33, service: 'remote', year: 'average' },
      '?rent=1083.33&service=remote&year=average',
    ],
    [
      { average: 60, usual: 80, night: 70.5, stay: 4, guestCleaning: 25, commission: 3, extras: 9 },
      '?usual=80&average=60&night=70.5&stay=4&guestCleaning=25&commission=3&extras=9',
    ],
    [
      { now: 'self', tax: 'receipts', tenantTax: 'micro' },
      '?now=self&tax=receipts&tenantTax=micro',
    ],
  ])('%j: %s', (changed, search) => {
    expect(writeChanges(changed, '')).toBe(search);
    const { typed, chosen } = readChanges(search);
    const amounts = Object.entries(typed).map(([name, text]) => [name, Number(text)]);
    expect({ ...Object.fromEntries(amounts), ...chosen }).toEqual(changed);
  });

  test('other parts of the address stay', () => {
    expect(writeChanges({ rent: 900 }, '?utm=1&rent=5&stay=2')).toBe('?utm=1&rent=900');
  });

  test('what the sum does not know is left alone', () => {
    expect(readChanges('?rent=abc&service=full&tax=none&year=market&x=1&toString=1')).toEqual({
      typed: { rent: 'abc' },
      chosen: { year: 'market' },
    });
  });
});

describe('An amount is read to the cent, and refused when it is out of bounds', () => {
  test.each([
    ['300', 300],
    ['1083.333', 1083.33],
    ['3000', 3000],
    ['299.99', undefined],
    ['3000.01', undefined],
    ['-900', undefined],
    ['900 €', undefined],
    [' ', undefined],
    ['', undefined],
  ])('%j is read as %p', (typed, amount) => {
    expect(readTypedAmount('rent', typed)).toBe(amount);
  });
});
