import { fullSum, years, type Assumptions } from '../../../../src/site/sums/assumptions';
import { taxRegimes } from '../../../../src/site/sums/tax';
import { differenceIn, worthAt } from '../../../../src/site/sums/worth';
import { facts } from './facts';

const worthIn = (year: Assumptions['year'], changes: Partial<Assumptions>) =>
  worthAt(differenceIn(year, fullSum(changes, facts)));

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
    const difference = differenceIn(year, fullSum(changes, facts));
    const { kind, rent } = worthAt(difference);
    const worth = Array.from({ length: 2701 }, (_, at) => difference(300 + at) >= 0);
    const found = worth.flatMap((pays, at) => (at > 0 && pays !== worth[at - 1] ? [300 + at] : []));
    const crosses = kind === 'from' || kind === 'upTo';
    expect(found).toEqual(crosses ? [Math.ceil(rent - 0.01)] : []);
    expect(worth[0]).toBe(kind === 'any' || kind === 'upTo');
  }
});
