import { wholeEuros } from '../figures';
import { fullSum, sumWith, type Sum, type YearKind } from './assumptions';
import { amountOf } from './letting';

/** Differences below one per cent are none: an estimate is not that exact. */
const ALIKE = 0.01;

/** As a share of what a tenant brings: less than that is nothing to move a tenant out for. */
const CLEAR = 0.05;

const WEEKS = 52;

/** Whether letting with us leaves more than its rival; from rounded sums, as those are shown beside it. */
export function compare({ inHand, rival }: Pick<Sum, 'inHand' | 'rival'>) {
  const other = wholeEuros(inHand[rival]);
  const difference = wholeEuros(inHand.shortTerm) - other;
  const share = difference / Math.max(1, Math.abs(other));
  const more = difference > 0 ? ('more' as const) : ('less' as const);
  return {
    kind: Math.abs(share) < ALIKE ? ('same' as const) : more,
    share,
    difference: Math.abs(difference),
    percent: Math.round(Math.abs(share) * 100),
  };
}

/** The answers to an owner with a tenant, from the best to the worst. */
export type Band = 'worth' | 'fills' | 'alike' | 'tenant';

/**
 * Whether we are worth it beside a tenant, whichever year is shown: clearly in our usual year, and no worse
 * in an average one; clearly in our usual year alone; hardly at all; or not.
 */
export function bandOf(sum: Sum): Band {
  const shareIn = (year: YearKind) => compare(sumWith(sum, { now: 'tenant', year })).share;
  const usual = shareIn('usual');
  if (usual < -CLEAR) return 'tenant';
  if (usual < CLEAR) return 'alike';
  return shareIn('average') < 0 ? 'fills' : 'worth';
}

/** What an hour of an owner's own work brings in, in euros; nothing where we leave more. */
export function hourlyOf(sum: Sum): number {
  const { share, difference } = compare(sum);
  return share < 0 ? difference / (sum.assumptions.hours * WEEKS) : 0;
}

/** Which service leaves more, and below which price of a changeover remote management would. */
export function betterService(sum: Sum) {
  const onSite = sumWith(sum, { service: 'onSite' });
  const remote = sumWith(sum, { service: 'remote' });
  const fee = ({ shortTerm }: Sum) => amountOf(shortTerm, 'fee');
  const difference = onSite.inHand.shortTerm - remote.inHand.shortTerm;
  const saved = (fee(remote) - fee(onSite)) / onSite.changeovers;
  return {
    service: difference > 0 ? ('onSite' as const) : ('remote' as const),
    difference: Math.abs(difference),
    price: onSite.assumptions.changeover + saved,
  };
}

/** Assumptions by which a press may turn the sum for an owner. */
export const improvements = { stay: 5, guestCleaning: 25, dearer: 15 } as const;
export type Improvement = keyof typeof improvements;

/** What an improvement brings in a year. */
export function gainBy(improvement: Improvement, { changes, facts }: Sum): number {
  const { [improvement]: _, ...others } = changes;
  const without = fullSum(others, facts);
  const improved = sumWith(without, { [improvement]: improvements[improvement] });
  return improved.inHand.shortTerm - without.inHand.shortTerm;
}
