import * as sums from '../../../../src/site/sums/assumptions';
import { facts, market } from './facts';

const complete = (changes: Partial<sums.Assumptions>) => sums.completeAssumptions(changes, facts);
const calculate = (changes: Partial<sums.Assumptions>) => sums.calculateSum(changes, facts);

test('The price of a night is the example’s, whatever the rent, or the median of listings that are like the apartment', () => {
  const example = 29_000 / 329 / 0.845;
  expect(complete({}).price).toBeCloseTo(example);
  expect(complete({ rent: 3000 }).price).toBeCloseTo(example);
  expect(sums.examplePrice(facts, 1200)).toBeCloseTo((example * 14_400) / 13_000);
  const known = { ...facts, market, rates: { ...facts.rates, guestCleaning: { value: 20 } } };
  const priceAt = (place: Partial<sums.Assumptions>) => {
    const { price, guestCleaning } = sums.completeAssumptions(place, known);
    return [Math.round(price), guestCleaning];
  };
  expect(priceAt({})).toEqual([104, 0]);
  expect(priceAt({ where: 'imanta', bedrooms: '1' })).toEqual([40, 20]);
  expect(priceAt({ where: 'imanta', bedrooms: '3' })).toEqual([124, 20]);
  expect(priceAt({ bedrooms: '1' })).toEqual([47, 20]);
  expect(priceAt({ where: 'atlantis' })).toEqual([104, 0]);
  expect(sums.marketYear(calculate({ rent: 1200 })).price).toBe(80);
});

test('The owner’s own nights and weeks without a tenant are no income', () => {
  expect(calculate({ ownNights: 31 }).nights).toBe(301);
  expect(calculate({ emptyWeeks: 4 }).left.longTerm).toBeCloseTo((13_000 * 48) / 52);
});

test('VAT on the commission falls on whoever has the listing in their account', () => {
  const [own, ours] = [calculate({}), calculate({ account: 'ours' })];
  const commission = own.shortTerm.find(({ name }) => name === 'commission')?.amount ?? 0;
  expect(ours.left.shortTerm - own.left.shortTerm).toBeCloseTo(-0.21 * commission);
  expect(ours.shortTerm.map(({ name }) => name)).not.toContain('vat');
  const host = calculate({ now: 'self', account: 'ours' });
  expect(host.left).toEqual(calculate({ now: 'self' }).left);
});

test('A visitor who types the example as it is shown gets the example', () => {
  const typed = calculate({ rent: 1083, price: 104 });
  expect(typed.left).toEqual(calculate({}).left);
  expect(sums.shownAmount(calculate({}), 'price')).toBe(104);
  expect(sums.shownAmount(calculate({ rent: 1083.33 }), 'rent')).toBe(1083);
  expect(calculate({ rent: 1084 }).left).not.toEqual(typed.left);
});

test('A changeover costs what we take on site, and what owners pay themselves otherwise', () => {
  expect(complete({}).changeover).toBe(40);
  expect(complete({ service: 'remote' }).changeover).toBe(80);
  for (const ownCleaning of [0, 1, 65])
    expect(complete({ service: 'remote', ownCleaning }).changeover).toBe(80);
  expect(complete({ service: 'remote', changeover: 55 }).changeover).toBe(55);
});

test('A company that manages on site alone reckons every visitor’s link so', () => {
  const { remoteFee, ...figures } = facts.figures;
  expect(remoteFee).toBeDefined();
  const linked = sums.calculateSum({ service: 'remote' }, { ...facts, figures });
  expect(linked.assumptions.service).toBe('onSite');
  expect(linked.left).toEqual(calculate({}).left);
});

test('For a host the number of changeovers and the price of a cleaning are inputs, and there is no fee', () => {
  const { self, alternative } = calculate({ now: 'self', changeovers: 57, ownCleaning: 70 });
  expect(alternative).toBe('self');
  expect(self.map(({ name }) => name)).not.toContain('fee');
  expect(self).toContainEqual(expect.objectContaining({ name: 'cleaning', amount: -70 * 57 }));
  const host = complete({ now: 'self', year: 'average' });
  expect(host).toMatchObject({ changeovers: 110, ownCleaning: 0, year: 'usual' });
});
