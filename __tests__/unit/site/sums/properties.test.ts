import fc from 'fast-check';
import { fromKeys } from '../../../../src/site/from-keys';
import * as sums from '../../../../src/site/sums/assumptions';
import { monthsOf } from '../../../../src/site/sums/example-year';
import { amountOf, wholeSteps } from '../../../../src/site/sums/letting';
import { rateKeys } from '../../../../src/site/sums/rates';
import { readAssumptions, writeChanges } from '../../../../src/site/sums/sum-address';
import { taxRegimes } from '../../../../src/site/sums/tax';
import * as verdicts from '../../../../src/site/sums/verdict';
import { differenceIn, worthAt } from '../../../../src/site/sums/worth';
import { facts } from './facts';

/** To the cent, with the bounds themselves drawn often. */
const amounts = sums.amountNames.map((name) => {
  const { from, to } = sums.bounds[name];
  const cents = fc.integer({ min: from * 100, max: to * 100 }).map((cent) => cent / 100);
  return [name, fc.oneof(cents, fc.constantFrom(from, to))] as const;
});

const changes: fc.Arbitrary<Partial<sums.Assumptions>> = fc.record(
  {
    ...Object.fromEntries(amounts),
    service: fc.constantFrom(...sums.services),
    year: fc.constantFrom(...sums.years),
    now: fc.constantFrom(...sums.situations),
    tax: fc.constantFrom(...taxRegimes),
    tenantTax: fc.constantFrom(...taxRegimes),
  },
  { requiredKeys: [] },
);

const holds = (check: (changed: Partial<sums.Assumptions>) => void) => () => {
  fc.assert(fc.property(changes, check), { numRuns: 500 });
};

const worked = (changed: Partial<sums.Assumptions>, given = facts) => sums.fullSum(changed, given);

const lettings = ['shortTerm', 'longTerm', 'self'] as const;

test.each(['from', 'to'] as const)(
  'with every rate of the content at its bound, "%s", every sum is a number and adds up',
  (end) => {
    const percent = { from: 0, to: 100 };
    const rates = fromKeys(rateKeys, (key) => ({
      value: { ...fromKeys(rateKeys, () => percent), ...sums.bounds }[key][end],
      from: 1,
    }));
    for (const tax of taxRegimes) {
      const sum = worked({ tax, tenantTax: tax }, { ...facts, rates });
      for (const letting of lettings) {
        expect(sum[letting].filter(({ left }) => !Number.isFinite(left))).toEqual([]);
        expect(wholeSteps(sum[letting]).at(-1)?.left).toBe(Math.round(sum.inHand[letting]));
      }
    }
  },
);

describe('Whatever a visitor types and chooses within the bounds', () => {
  test(
    'every sum is a number',
    holds((changed) => {
      const sum = worked(changed);
      const verdict = verdicts.compare(sum);
      const better = verdicts.betterService(sum);
      const improvements = Object.keys(verdicts.improvements) as verdicts.Improvement[];
      const all = [
        ...lettings.flatMap((one) => sum[one].flatMap(({ amount, left }) => [amount, left])),
        ...[sum.nights, sum.changeovers, better.difference, better.price],
        ...[verdict.difference, verdict.percent, verdicts.hourlyOf(sum)],
        ...improvements.map((one) => verdicts.gainBy(one, sum)),
      ];
      expect(all.filter((one) => !Number.isFinite(one))).toEqual([]);
    }),
  );

  test(
    'the steps add up, to the euro as they are shown',
    holds((changed) => {
      const sum = worked(changed);
      for (const letting of lettings) {
        let left = 0;
        for (const step of wholeSteps(sum[letting])) {
          if (step.amount !== step.left) left += step.amount;
          else left = step.left;
          expect(step.left).toBe(left);
        }
      }
    }),
  );

  test(
    'the verdict is that of the sums beside it',
    holds((changed) => {
      const sum = worked(changed);
      const { kind } = verdicts.compare(sum);
      if (kind !== 'same')
        expect(sum.inHand.shortTerm > sum.inHand[sum.rival]).toBe(kind === 'more');
    }),
  );

  test(
    'the chart says at its rent what the sum says, and no rent is negative',
    holds((changed) => {
      const sum = worked(changed);
      const { year, rent } = sum.assumptions;
      const difference = differenceIn(year, sum);
      expect(difference(rent)).toBe(sum.inHand.shortTerm - sum.inHand.longTerm);
      const crossing = worthAt(difference);
      if (crossing.kind === 'from' || crossing.kind === 'upTo')
        expect(crossing.rent).toBeGreaterThanOrEqual(sums.bounds.rent.from);
    }),
  );

  test(
    'the months add up to the year, with no more nights than days',
    holds((changed) => {
      const sum = worked(changed);
      const months = monthsOf(sum);
      const total = (name: 'nights' | 'stays' | 'guestsPay' | 'paidOut' | 'left') =>
        months.reduce((all, month) => all + month[name], 0);
      const yearly = (name: 'guestsPay' | 'paidOut' | 'beforeTax') =>
        Math.round(amountOf(sum.shortTerm, name));
      expect([total('nights'), total('stays')]).toEqual([sum.nights, sum.changeovers]);
      expect(Math.abs(total('guestsPay') - yearly('guestsPay'))).toBeLessThanOrEqual(1);
      expect(Math.abs(total('paidOut') - yearly('paidOut'))).toBeLessThanOrEqual(1);
      expect(Math.abs(total('left') - yearly('beforeTax'))).toBeLessThanOrEqual(1);
      expect(months.filter(({ nights, days }) => nights > days)).toEqual([]);
    }),
  );

  test(
    'an answer is one of four, the same in whichever year is shown',
    holds((changed) => {
      const band = verdicts.bandOf(worked(changed));
      expect(['worth', 'fills', 'alike', 'tenant']).toContain(band);
      for (const year of sums.years)
        expect(verdicts.bandOf(worked({ ...changed, year }))).toBe(band);
    }),
  );

  test(
    'the address brings the same back',
    holds((changed) => {
      expect(readAssumptions(writeChanges(changed, ''))).toEqual(changed);
    }),
  );
});
