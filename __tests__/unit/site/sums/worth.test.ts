import { assume, fullSum, years, type Assumptions } from '../../../../src/site/sums/assumptions';
import { taxRegimes } from '../../../../src/site/sums/tax';
import { bandOf } from '../../../../src/site/sums/verdict';
import { differenceIn, worthAt } from '../../../../src/site/sums/worth';
import { facts } from './facts';

const worthIn = (year: Assumptions['year'], changed: Partial<Assumptions> = {}) =>
  worthAt(differenceIn(year, changed, facts));

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

/** The public table of verdicts: utilities of 100 a month, the example's tax, on site. */
test.each([
  [500, 3_138, 2_314, 894, 4_800, 'tenant'],
  [650, 5_424, 4_141, 2_296, 6_240, 'tenant'],
  [900, 9_233, 7_186, 4_631, 8_640, 'fills'],
  [1_100, 12_280, 9_622, 6_499, 10_560, 'fills'],
  [1_200, 13_804, 10_840, 7_433, 11_520, 'fills'],
  [1_450, 17_613, 13_885, 9_768, 13_920, 'fills'],
  [2_000, 25_993, 20_584, 14_906, 19_200, 'worth'],
])('At a rent of %d the sums and the verdict are those of the table', (rent, ...row) => {
  const sums = years.map(
    (year) => fullSum(assume({ rent, year, utilities: 100 }, facts), facts).inHand,
  );
  const left = sums.map(({ shortTerm }) => Math.round(shortTerm));
  const band = bandOf({ rent, utilities: 100 }, facts);
  expect([...left, Math.round(sums[0]?.longTerm ?? NaN), band]).toEqual(row);
});

test.each([
  [800, 0, 'fills'],
  [795, 100, 'alike'],
  [840, 150, 'alike'],
  [1_463, 100, 'fills'],
  [1_465, 100, 'worth'],
  [1_640, 150, 'fills'],
  [1_655, 150, 'worth'],
])(
  'A rent of %d with utilities of %d is called %s, whichever year is shown',
  (rent, utilities, band) => {
    for (const year of years) expect(bandOf({ rent, utilities, year }, facts)).toBe(band);
  },
);

test('A dearer night rises and falls with the rent, one that a visitor has priced does not', () => {
  const leftAt = (rent: number, changes: Partial<Assumptions>) =>
    fullSum(assume({ ...changes, rent }, facts), facts).inHand.shortTerm;
  expect(leftAt(2000, { dearer: 15 })).toBeGreaterThan(leftAt(1000, { dearer: 15 }) + 5000);
  expect(leftAt(2000, { night: 90 })).toBe(leftAt(1000, { night: 90 }));
});
