import { assume, fullSum, type Assumptions } from '../../../../src/site/sums/assumptions';
import { facts } from './facts';

const sumOf = (changed: Partial<Assumptions>) => fullSum(assume(changed, facts), facts);

const example = { rent: 13_000 / 12 };
const receipts = { tax: 'receipts', tenantTax: 'receipts' } as const;

describe('From a rent follows what is in hand, in whole euros', () => {
  test.each<[string, Partial<Assumptions>, number, number]>([
    ['the example of the article', { rent: 13_000 / 12 }, 12_986, 10_400],
    ['the same at average occupancy', { ...example, year: 'average', night: 88 }, 10_357, 10_400],
    ['at average occupancy and price', { ...example, year: 'market' }, 7_303, 10_400],
    ['the sum that the page begins with', {}, 13_240, 10_560],
    ['the same at average occupancy', { year: 'average' }, 10_582, 10_560],
    ['a cheap apartment, for which long-term letting wins', { rent: 500 }, 4_098, 4_800],
    ['a tax on receipts in both', { ...example, ...receipts }, 12_801, 11_700],
    ['the likely pair of taxes', { ...example, ...receipts, tax: 'registered' }, 12_094, 11_700],
    ['remote management, own cleaning', { ...example, service: 'remote' }, 11_786, 10_400],
    ['longer stays', { ...example, stay: 5 }, 14_394, 10_400],
    ['guests who pay for cleaning', { rent: 650, guestCleaning: 25 }, 7_706, 6_240],
    ['an accountant', { ...example, extras: 50 }, 12_506, 10_400],
    ['no payout: nothing to tax', { night: 0 }, -4_400, 10_560],
  ])('%s', (_, changed, shortTerm, longTerm) => {
    const { inHand } = sumOf(changed);
    expect([inHand.shortTerm, inHand.longTerm].map(Math.round)).toEqual([shortTerm, longTerm]);
  });
});

test('The average night follows from the rent until a visitor changes it', () => {
  expect(assume({ rent: 13_000 / 12 }, facts).night).toBeCloseTo(29_000 / 329);
  expect(assume({ rent: 2000 }, facts).night).toBeCloseTo((24_000 * 29) / 13 / 329);
  expect(assume({ rent: 2000, night: 90 }, facts).night).toBe(90);
});

test('A changeover costs what we take on site, and what owners pay themselves otherwise', () => {
  expect(assume({}, facts).changeover).toBe(40);
  expect(assume({ service: 'remote' }, facts).changeover).toBe(80);
  expect(assume({ service: 'remote', changeover: 55 }, facts).changeover).toBe(55);
});

test('On one’s own there is no fee, and cleaning costs what owners pay', () => {
  const { inHand, rival, self } = sumOf({ ...example, now: 'self' });
  expect([rival, Math.round(inHand.self), Math.round(inHand.shortTerm)]).toEqual([
    ...['self', 15_266, 12_986],
  ]);
  expect(self.map(({ name }) => name)).not.toContain('fee');
});

test('Nights and changeovers of our usual and of an average year', () => {
  expect(sumOf({})).toMatchObject({ nights: 329, changeovers: 110 });
  expect(sumOf({ year: 'average' })).toMatchObject({ nights: 263, changeovers: 88 });
});
