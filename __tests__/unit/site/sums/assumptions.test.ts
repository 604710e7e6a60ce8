import * as sums from '../../../../src/site/sums/assumptions';
import { facts } from './facts';

const complete = (changes: Partial<sums.Assumptions>) => sums.completeAssumptions(changes, facts);
const calculate = (changes: Partial<sums.Assumptions>) => sums.calculateSum(changes, facts);

test('The price of a night follows the observed rents, and stops at their ends', () => {
  const example = 29_000 / 329 / 0.845;
  expect(complete({}).price).toBeCloseTo(example);
  expect(complete({ rent: 1200 }).price).toBeCloseTo((example * 14_400) / 13_000);
  expect(complete({ rent: 300 }).price).toBe(sums.defaultNightlyPrice(11_000 / 12, facts));
  expect(complete({ rent: 3000 }).price).toBe(sums.defaultNightlyPrice(1250, facts));
  expect(complete({ rent: 3000, price: 90 }).price).toBe(90);
  expect(sums.marketYear(calculate({})).price).toBe(80);
});

test('A visitor who types the example as it is shown gets the example', () => {
  const typed = calculate({ rent: 1083, price: 104 });
  expect(typed.left).toEqual(calculate({}).left);
  expect(sums.shownAmount(calculate({}), 'price')).toBe(104);
  expect(calculate({ rent: 1084 }).left).not.toEqual(typed.left);
});

test('A changeover costs what we take on site, and what owners pay themselves otherwise', () => {
  expect(complete({}).changeover).toBe(40);
  expect(complete({ service: 'remote' }).changeover).toBe(80);
  expect(complete({ service: 'remote', ownCleaning: 65 }).changeover).toBe(65);
  expect(complete({ service: 'remote', changeover: 55 }).changeover).toBe(55);
});

test('For a host the number of changeovers and the price of a cleaning are inputs, and there is no fee', () => {
  const { self, alternative } = calculate({ now: 'self', changeovers: 57, ownCleaning: 70 });
  expect(alternative).toBe('self');
  expect(self.map(({ name }) => name)).not.toContain('fee');
  expect(self).toContainEqual(expect.objectContaining({ name: 'cleaning', amount: -70 * 57 }));
  const host = complete({ now: 'self', year: 'average' });
  expect(host).toMatchObject({ changeovers: 110, ownCleaning: 0, year: 'usual' });
});
