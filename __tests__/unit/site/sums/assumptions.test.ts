import {
  completeAssumptions,
  calculateSum,
  defaultNightlyPrice,
  marketYear,
} from '../../../../src/site/sums/assumptions';
import { facts } from './facts';

test('The price of a night follows the observed rents, and stops at their ends', () => {
  const example = 29_000 / 329 / 0.845;
  expect(completeAssumptions({}, facts).price).toBeCloseTo(example);
  expect(completeAssumptions({ rent: 1200 }, facts).price).toBeCloseTo((example * 14_400) / 13_000);
  expect(completeAssumptions({ rent: 300 }, facts).price).toBe(
    defaultNightlyPrice(11_000 / 12, facts),
  );
  expect(completeAssumptions({ rent: 3000 }, facts).price).toBe(defaultNightlyPrice(1250, facts));
  expect(completeAssumptions({ rent: 3000, price: 90 }, facts).price).toBe(90);
  expect(marketYear(calculateSum({}, facts)).price).toBe(80);
});

test('A visitor who types the example as it is shown gets the example', () => {
  const typed = calculateSum({ rent: 1083, price: 104 }, facts);
  expect(typed.left).toEqual(calculateSum({}, facts).left);
  expect(calculateSum({ rent: 1084 }, facts).left).not.toEqual(typed.left);
});

test('A changeover costs what we take on site, and what owners pay themselves otherwise', () => {
  expect(completeAssumptions({}, facts).changeover).toBe(40);
  expect(completeAssumptions({ service: 'remote' }, facts).changeover).toBe(80);
  expect(completeAssumptions({ service: 'remote', ownCleaning: 65 }, facts).changeover).toBe(65);
  expect(completeAssumptions({ service: 'remote', changeover: 55 }, facts).changeover).toBe(55);
});

test('For a host the number of changeovers and the price of a cleaning are inputs, and there is no fee', () => {
  const { self, alternative } = calculateSum(
    { now: 'self', changeovers: 57, ownCleaning: 70 },
    facts,
  );
  expect(alternative).toBe('self');
  expect(self.map(({ name }) => name)).not.toContain('fee');
  expect(self).toContainEqual(expect.objectContaining({ name: 'cleaning', amount: -70 * 57 }));
  expect(completeAssumptions({ now: 'self' }, facts)).toMatchObject({
    changeovers: 110,
    ownCleaning: 0,
  });
});
