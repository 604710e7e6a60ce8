import fc from 'fast-check';
import { wholeEuros, type FigureRange } from '../../../../src/site/format-figure';
import { fromKeys } from '../../../../src/site/from-keys';
import * as sums from '../../../../src/site/sums/assumptions';
import { monthsOf } from '../../../../src/site/sums/example-year';
import { amountOfStep, roundSteps } from '../../../../src/site/sums/letting';
import { bedroomChoices } from '../../../../src/site/sums/market';
import { readAssumptions, searchWithChanges, wholeRecord } from '../../../../src/site/sums/sum-url';
import { accounts, persons, rateKeys, regimes, taxChoices } from '../../../../src/site/sums/tax';
import * as verdicts from '../../../../src/site/sums/verdict';
import { facts, market } from './facts';

const cents = ({ from, to }: FigureRange) =>
  fc.integer({ min: from * 100, max: to * 100 }).map((cent) => cent / 100);

/** Within these bounds there is a verdict. */
const observed = { ...sums.bounds, rent: { from: 917, to: 1250 }, price: { from: 65, to: 105 } };

/** Amounts are drawn to the cent; the bounds themselves and what has been observed are drawn often. */
const amounts = sums.amountNames.map((name) => {
  const bounds = sums.bounds[name];
  const ends = fc.constantFrom(bounds.from, bounds.to);
  return [name, fc.oneof(cents(bounds), cents(observed[name]), ends)] as const;
});

const anything: fc.Arbitrary<Partial<sums.Assumptions>> = fc.record(
  {
    ...Object.fromEntries(amounts),
    service: fc.constantFrom(...sums.services),
    year: fc.constantFrom(...sums.yearKinds),
    now: fc.constantFrom(...sums.situations),
    tax: fc.constantFrom(...taxChoices),
    person: fc.constantFrom(...persons),
    where: fc.constantFrom('centre', 'imanta', 'atlantis'),
    bedrooms: fc.constantFrom(...bedroomChoices),
    account: fc.constantFrom(...accounts),
  },
  { requiredKeys: [] },
);

/** Most visitors change little. */
const little = fc
  .tuple(anything, fc.subarray<string>([...sums.amountNames, 'service', 'now'], { maxLength: 3 }))
  .map(([all, kept]) =>
    Object.fromEntries(Object.entries(all).filter(([key]) => kept.includes(key))),
  );

const changes = fc.oneof(anything, little);

const whatever = (title: string, check: (changed: Partial<sums.Assumptions>) => void) =>
  test(`whatever a visitor chooses within the bounds, ${title}`, () => {
    fc.assert(fc.property(changes, check));
  });

const known = { ...facts, market };

const worked = (changed: Partial<sums.Assumptions>, given: sums.SumFacts = known) =>
  sums.calculateSum(changed, given);

const lettings = ['shortTerm', 'longTerm', 'self'] as const;

test.each(['from', 'to'] as const)('with every rate at its bound "%s" each sum adds up', (end) => {
  const percent = { from: 0, to: 100 };
  const rates = fromKeys(rateKeys, (key) => ({
    value: { ...fromKeys(rateKeys, () => percent), ...sums.bounds }[key][end],
    from: 1,
  }));
  for (const tax of taxChoices) {
    const sum = worked({ tax }, { ...facts, rates });
    for (const letting of lettings) {
      expect(sum[letting].filter(({ left }) => !Number.isFinite(left))).toEqual([]);
      const beforeTax = roundSteps(sum[letting]).find(({ name }) => name === 'beforeTax');
      expect(beforeTax?.left).toBe(wholeEuros(sum.left[letting]));
    }
  }
});

whatever('every sum is a number', (changed) => {
  const sum = worked(changed);
  const verdict = verdicts.compareWithAlternative(sum);
  const better = verdicts.betterService(sum);
  const all = [
    ...lettings.flatMap((letting) => sum[letting].flatMap(({ amount, left }) => [amount, left])),
    ...[sum.nights, sum.changeovers, better.difference, better.price, verdict.difference],
    ...[verdict.share, verdicts.hourlyEarnings(sum), ...Object.values(sum.left)],
    ...[verdicts.breakEvenPrice(sum), verdicts.breakEvenOccupancy(sum)],
  ];
  expect(all.filter((amount) => !Number.isFinite(amount))).toEqual([]);
});

whatever('the steps add up, to the euro as they are shown', (changed) => {
  const sum = worked(changed);
  for (const letting of lettings) {
    let before = 0;
    for (const { amount, left } of roundSteps(sum[letting])) {
      expect([amount, before + amount]).toContain(left);
      before = left;
    }
  }
});

whatever('the months add up to the year, with no more nights than days', (changed) => {
  const sum = worked(changed);
  const months = monthsOf(sum);
  const total = (name: 'nights' | 'stays' | 'guestsPay' | 'paidOut' | 'left') =>
    months.reduce((all, month) => all + month[name], 0);
  expect([total('nights'), total('stays')]).toEqual([sum.nights, sum.changeovers]);
  const yearly = { guestsPay: 'guestsPay', paidOut: 'paidOut', left: 'beforeTax' } as const;
  for (const name of ['guestsPay', 'paidOut', 'left'] as const) {
    const year = Math.round(amountOfStep(sum.shortTerm, yearly[name]));
    expect(Math.abs(total(name) - year)).toBeLessThanOrEqual(1);
  }
  expect(months.filter(({ nights, days }) => nights > days)).toEqual([]);
});

/** The answers from the worst to the best. */
const ranks = ['tenant', 'atBest', 'depends', 'alike', 'fills', 'worth'];

/** Inputs of which more is never better, or less is not. */
const worse = {
  higher: [
    ...(['rent', 'utilities', 'changeover', 'extras', 'accountant', 'levy'] as const),
    ...(['commission', 'cadastre', 'ownNights'] as const),
  ],
  lower: ['price', 'usual', 'average', 'guestCleaning', 'emptyWeeks'] as const,
};
const directed = Object.entries(worse).flatMap(([way, names]) =>
  names.map((name) => ({ name, way: way === 'higher' ? 1 : -1 })),
);

test('whatever else a visitor chooses, a lower price, a higher rent, a lower occupancy or a higher cost never gives a better answer', () => {
  const input = fc.constantFrom(...directed).chain(({ name, way }) => {
    const amount = cents(sums.bounds[name]);
    return fc.tuple(amount, amount).map((pair) => {
      const [low, high] = pair.sort((first, second) => first - second);
      return { name, better: way > 0 ? low : high, worse: way > 0 ? high : low };
    });
  });
  fc.assert(
    fc.property(changes, input, (changed, { name, ...values }) => {
      const [better, worst] = [values.better, values.worse].map((value) => {
        const sum = worked({ ...changed, now: 'tenant', [name]: value });
        return { sum, verdict: verdicts.verdictOf(sum) };
      });
      if (!better || !worst) throw new Error('two sums');
      // Only the rent decides whether the price is a guess.
      if (name !== 'rent') expect(better.verdict === 'open').toBe(worst.verdict === 'open');
      for (const regime of regimes) {
        const [withBetter, withWorst] = [better, worst].map(({ sum }) =>
          ranks.indexOf(verdicts.answerUnder(sum, regime)),
        );
        expect(withBetter).toBeGreaterThanOrEqual(withWorst ?? 0);
      }
      if ([better.verdict, worst.verdict].includes('open')) return;
      expect(ranks.indexOf(better.verdict)).toBeGreaterThanOrEqual(ranks.indexOf(worst.verdict));
    }),
    { numRuns: 300 },
  );
});

whatever('an answer is what the sums bear out, the same in whichever year is shown', (changed) => {
  const sum = worked({ ...changed, now: 'tenant' });
  const answer = verdicts.verdictOf(sum);
  const chosen = verdicts
    .regimesOf(sum.assumptions)
    .map((regime) =>
      verdicts.afterTax(worked({ ...changed, now: 'tenant', year: 'usual' }), regime),
    );
  // Within a changeover, since an answer counts parts of stays.
  const near = sum.assumptions.changeover + sum.assumptions.price + 10;
  if (answer === 'worth' || answer === 'fills')
    for (const { shortTerm, longTerm } of chosen)
      expect(shortTerm + near).toBeGreaterThan(longTerm);
  for (const year of sums.yearKinds)
    expect(verdicts.verdictOf(worked({ ...changed, now: 'tenant', year }))).toBe(answer);
});

whatever(
  'both ways are alike at the break-even price and occupancy, and below them a tenant is better',
  (changed) => {
    const sum = worked({ ...changed, now: 'tenant', tax: 'unknown' });
    const leftAt = (other: Partial<sums.Assumptions>) => {
      const { left } = sums.calculateSum({ ...sum.changes, ...other }, known, 'usual' in other);
      return left.shortTerm - Math.max(left.longTerm, left.empty);
    };
    const price = verdicts.breakEvenPrice(sum);
    if (price <= sums.bounds.price.to) expect(leftAt({ price })).toBeGreaterThanOrEqual(0);
    if (price > sums.bounds.price.from) expect(leftAt({ price: price - 1 })).toBeLessThan(0);
    const usual = verdicts.breakEvenOccupancy(sum);
    if (usual <= 100) expect(leftAt({ usual, year: 'usual' })).toBeGreaterThanOrEqual(0);
  },
);

whatever('the address brings the same back', (changed) => {
  expect(readAssumptions(searchWithChanges(changed, ''))).toEqual(changed);
});

whatever(
  'the whole record gives the same sum and answer, also under other assumptions of ours',
  (changed) => {
    const sum = worked(changed);
    const hosts = sum.assumptions.now === 'self';
    const rates = {
      ...facts.rates,
      levy: { value: 1 },
      stay: { value: 4 },
      utilities: { value: 7 },
    };
    const record = readAssumptions(searchWithChanges(wholeRecord(sum), ''));
    const again = worked(record, { ...known, rates });
    if (!hosts) expect(verdicts.verdictOf(again)).toBe(verdicts.verdictOf(sum));
    for (const letting of ['shortTerm', hosts ? 'self' : 'longTerm'] as const)
      expect(Math.abs(again.left[letting] - sum.left[letting])).toBeLessThan(3);
  },
);
