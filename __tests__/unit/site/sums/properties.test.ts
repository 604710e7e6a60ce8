import fc from 'fast-check';
import { wholeEuros, type FigureRange } from '../../../../src/site/format-figure';
import { fromKeys } from '../../../../src/site/from-keys';
import * as sums from '../../../../src/site/sums/assumptions';
import { betterService } from '../../../../src/site/sums/better-service';
import { monthsOf } from '../../../../src/site/sums/example-year';
import { amountOfStep, roundSteps } from '../../../../src/site/sums/letting';
import { rateKeys } from '../../../../src/site/sums/rates';
import { readAssumptions, searchWithChanges } from '../../../../src/site/sums/sum-url';
import { taxRegimes } from '../../../../src/site/sums/tax';
import * as verdicts from '../../../../src/site/sums/verdict';
import { facts } from './facts';

const cents = ({ from, to }: FigureRange) =>
  fc.integer({ min: from * 100, max: to * 100 }).map((cent) => cent / 100);

/** Inside of these there is a verdict. */
const observed = { ...sums.bounds, rent: { from: 917, to: 1250 }, price: { from: 65, to: 105 } };

/** To the cent, with the bounds themselves and what has been observed drawn often. */
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
    tax: fc.constantFrom(...taxRegimes),
    tenantTax: fc.constantFrom(...taxRegimes),
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
    fc.assert(fc.property(changes, check), { numRuns: 500 });
  });

const worked = (changed: Partial<sums.Assumptions>, given = facts) =>
  sums.calculateSum(changed, given);

const lettings = ['shortTerm', 'longTerm', 'self'] as const;

test.each(['from', 'to'] as const)('with every rate at its bound "%s" each sum adds up', (end) => {
  const percent = { from: 0, to: 100 };
  const rates = fromKeys(rateKeys, (key) => ({
    value: { ...fromKeys(rateKeys, () => percent), ...sums.bounds }[key][end],
    from: 1,
  }));
  for (const tax of taxRegimes) {
    const sum = worked({ tax, tenantTax: tax }, { ...facts, rates });
    for (const letting of lettings) {
      expect(sum[letting].filter(({ left }) => !Number.isFinite(left))).toEqual([]);
      expect(roundSteps(sum[letting]).at(-1)?.left).toBe(wholeEuros(sum.left[letting]));
    }
  }
});

whatever('every sum is a number', (changed) => {
  const sum = worked(changed);
  const verdict = verdicts.compareWithAlternative(sum);
  const better = betterService(sum);
  const all = [
    ...lettings.flatMap((one) => sum[one].flatMap(({ amount, left }) => [amount, left])),
    ...[sum.nights, sum.changeovers, better.difference, better.price, verdict.difference],
    ...[verdict.percent, verdicts.hourlyEarnings(sum), ...Object.values(sum.left)],
    ...[verdicts.breakEvenPrice(sum, 'usual'), verdicts.breakEvenRent(sum)],
  ];
  expect(all.filter((one) => !Number.isFinite(one))).toEqual([]);
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

whatever('the sign of the difference changes at the break-even price and rent', (changed) => {
  const sum = worked(changed);
  const { from, to } = sums.bounds.price;
  const differenceAt = (other: Partial<sums.Assumptions>) => {
    const { left } = worked({ ...changed, now: 'tenant', ...other });
    return left.shortTerm - left.longTerm;
  };
  for (const year of ['usual', 'average'] as const) {
    const price = verdicts.breakEvenPrice(sum, year);
    if (price <= to) expect(differenceAt({ year, price })).toBeGreaterThanOrEqual(0);
    if (price > from) expect(differenceAt({ year, price: price - 1 })).toBeLessThan(0);
  }
  if (sum.alternative !== 'longTerm') return;
  const rent = verdicts.breakEvenRent(sum);
  const { price } = sum.assumptions;
  const tenantAt = (rent: number) => worked({ ...changed, rent, price }).left.longTerm;
  expect(tenantAt(rent)).toBeGreaterThanOrEqual(Math.min(sum.left.shortTerm, tenantAt(30_000)));
  if (rent > 0) expect(tenantAt(rent - 1)).toBeLessThan(sum.left.shortTerm);
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

whatever('an answer is what the sums bear out, the same in whichever year is shown', (changed) => {
  const sum = worked(changed);
  const band = verdicts.verdictOf(sum);
  const comparedIn = (year: sums.YearKind) =>
    verdicts.compareWithAlternative(worked({ ...changed, now: 'tenant', year }));
  const differenceIn = (year: sums.YearKind) => comparedIn(year).difference;
  if (band === 'tenant')
    expect([comparedIn('usual').kind, comparedIn('average').kind]).toEqual(['less', 'less']);
  if (band === 'worth' || band === 'fills') expect(differenceIn('usual')).toBeGreaterThan(0);
  if (band === 'worth') expect(differenceIn('average')).toBeGreaterThanOrEqual(0);
  if (verdicts.unobservedInput(sum)) expect(['open', 'tenant']).toContain(band);
  for (const year of sums.yearKinds)
    expect(verdicts.verdictOf(worked({ ...changed, year }))).toBe(band);
});

whatever('the address brings the same back', (changed) => {
  expect(readAssumptions(searchWithChanges(changed, ''))).toEqual(changed);
});
