import { assume, fullSum, priceFor } from '../../../../src/site/sums/assumptions';
import { facts } from './facts';

test('The price of a night follows the observed rents, and stops at their ends', () => {
  const example = 29_000 / 329 / 0.845;
  expect(assume({}, facts).price).toBeCloseTo(example);
  expect(assume({ rent: 1200 }, facts).price).toBeCloseTo((example * 14_400) / 13_000);
  expect(assume({ rent: 300 }, facts).price).toBe(priceFor(11_000 / 12, 'usual', facts));
  expect(assume({ rent: 3000 }, facts).price).toBe(priceFor(1250, 'usual', facts));
  expect(assume({ rent: 3000, price: 90 }, facts).price).toBe(90);
  expect(assume({ year: 'market' }, facts).price).toBe(80);
});

test('Whoever types the example as it is shown gets the example', () => {
  const typed = fullSum({ rent: 1083, price: 104 }, facts);
  expect(typed.left).toEqual(fullSum({}, facts).left);
  expect(fullSum({ rent: 1084 }, facts).left).not.toEqual(typed.left);
});

test('A changeover costs what we take on site, and what owners pay themselves otherwise', () => {
  expect(assume({}, facts).changeover).toBe(40);
  expect(assume({ service: 'remote' }, facts).changeover).toBe(80);
  expect(assume({ service: 'remote', ownCleaning: 65 }, facts).changeover).toBe(65);
  expect(assume({ service: 'remote', changeover: 55 }, facts).changeover).toBe(55);
});

test('A host says how often guests changed and what a cleaning costs, and there is no fee', () => {
  const { self, rival } = fullSum({ now: 'self', changeovers: 57, ownCleaning: 70 }, facts);
  expect(rival).toBe('self');
  expect(self.map(({ name }) => name)).not.toContain('fee');
  expect(self).toContainEqual(expect.objectContaining({ name: 'cleaning', amount: -70 * 57 }));
  expect(assume({ now: 'self' }, facts)).toMatchObject({ changeovers: 110, ownCleaning: 0 });
});
