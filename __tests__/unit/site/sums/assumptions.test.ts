import { assume, fullSum, type Assumptions } from '../../../../src/site/sums/assumptions';
import { facts } from './facts';

const example = { rent: 13_000 / 12 };

test('The average night follows from the rent until a visitor changes it', () => {
  expect(assume(example, facts).night).toBeCloseTo(29_000 / 329);
  expect(assume({ rent: 2000 }, facts).night).toBeCloseTo((24_000 * 29) / 13 / 329);
  expect(assume({ rent: 2000, night: 90 }, facts).night).toBe(90);
});

test('A dearer night rises and falls with the rent, one that a visitor has priced does not', () => {
  const leftAt = (rent: number, changes: Partial<Assumptions>) =>
    fullSum({ ...changes, rent }, facts).inHand.shortTerm;
  expect(leftAt(2000, { dearer: 15 })).toBeGreaterThan(leftAt(1000, { dearer: 15 }) + 5000);
  expect(leftAt(2000, { night: 90 })).toBe(leftAt(1000, { night: 90 }));
});

test('A changeover costs what we take on site, and what owners pay themselves otherwise', () => {
  expect(assume({}, facts).changeover).toBe(40);
  expect(assume({ service: 'remote' }, facts).changeover).toBe(80);
  expect(assume({ service: 'remote', changeover: 55 }, facts).changeover).toBe(55);
});

test('On one’s own there is no fee, and cleaning costs what owners pay', () => {
  const { self, rival, changeovers } = fullSum({ ...example, now: 'self' }, facts);
  expect(rival).toBe('self');
  expect(self.map(({ name }) => name)).not.toContain('fee');
  expect(self).toContainEqual(
    expect.objectContaining({ name: 'cleaning', amount: -80 * changeovers }),
  );
});

test('Nights and changeovers of our usual and of an average year', () => {
  expect(fullSum({}, facts)).toMatchObject({ nights: 329, changeovers: 110 });
  expect(fullSum({ year: 'average' }, facts)).toMatchObject({ nights: 263, changeovers: 88 });
});
