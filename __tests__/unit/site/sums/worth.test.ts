import { assume, fullSum, years, type Assumptions } from '../../../../src/site/sums/assumptions';
import { taxRegimes } from '../../../../src/site/sums/tax';
import { differenceIn, outcomeOf, worthAt } from '../../../../src/site/sums/worth';
import { facts } from './facts';

const worthIn = (year: Assumptions['year'], changed: Partial<Assumptions> = {}) =>
  worthAt(differenceIn(year, changed, facts));

test('The rents from which on we are worth it in our example', () => {
  expect(worthIn('usual').rent).toBeCloseTo(624.5, 1);
  expect(worthIn('average').rent).toBeCloseTo(1091.5, 1);
  expect(worthIn('market').kind).toBe('none');
  expect(worthIn('usual', { utilities: 100 }).rent).toBeCloseTo(794.8, 1);
});

test('It is worth it at any rent, or up to one, where guests pay more for cleaning than it costs', () => {
  expect(worthIn('usual', { guestCleaning: 90 }).kind).toBe('any');
  expect(worthIn('market', { guestCleaning: 70 }).kind).toBe('upTo');
});

const changed: Partial<Assumptions>[] = [
  {},
  { tenantTax: 'receipts' },
  { guestCleaning: 70 },
  { stay: 6, utilities: 80 },
];
const cases = (['onSite', 'remote'] as const).flatMap((service) =>
  taxRegimes.map((tax, at) => ({ service, tax, ...changed[at] })),
);

test.each(cases)('%j: the crossing is where a search by single euros finds it', (changes) => {
  for (const year of years) {
    const difference = differenceIn(year, changes, facts);
    const { kind, rent } = worthAt(difference);
    const worth = Array.from({ length: 2701 }, (_, at) => difference(300 + at) >= 0);
    const found = worth.flatMap((pays, at) => (at > 0 && pays !== worth[at - 1] ? [300 + at] : []));
    const crosses = kind === 'from' || kind === 'upTo';
    expect(found).toEqual(crosses ? [Math.ceil(rent - 0.01)] : []);
    expect(worth[0]).toBe(kind === 'any' || kind === 'upTo');
  }
});

describe('The advice', () => {
  test.each([
    [500, {}, 'tenant'],
    [650, {}, 'usual'],
    [650, { guestCleaning: 60 }, 'average'],
    [1100, {}, 'average'],
    [2000, {}, 'average'],
    [2000, { service: 'remote', tax: 'micro' }, 'tenant'],
  ] as const)('at %d with %j: %s', (rent, changes, outcome) => {
    expect(outcomeOf({ rent, ...changes }, facts)).toBe(outcome);
  });
});

test('A dearer night rises and falls with the rent, one that a visitor has priced does not', () => {
  const leftAt = (rent: number, changes: Partial<Assumptions>) =>
    fullSum(assume({ ...changes, rent }, facts), facts).inHand.shortTerm;
  expect(leftAt(2000, { dearer: 15 })).toBeGreaterThan(leftAt(1000, { dearer: 15 }) + 5000);
  expect(leftAt(2000, { night: 90 })).toBe(leftAt(1000, { night: 90 }));
});
