import { wholeEuros } from '../figures';
import {
  assume,
  fullSum,
  middle,
  type Assumptions,
  type FullSum,
  type SumFacts,
} from './assumptions';
import { amountOf } from './letting';

/** Differences below one per cent are none: an estimate is not that exact. */
const ALIKE = 0.01;

const WEEKS = 52;

/** Whether short-term letting with us leaves more than its rival, in whole euros and per cent. */
export interface Verdict {
  kind: 'more' | 'less' | 'same';
  difference: number;
  /** Of what the rival leaves. */
  percent: number;
}

/** Compares what two kinds of letting leave, as the rounded sums beside it show it. */
export function compare({ inHand, rival }: Pick<FullSum, 'inHand' | 'rival'>): Verdict {
  const other = wholeEuros(inHand[rival]);
  const difference = wholeEuros(inHand.shortTerm) - other;
  const share = difference / Math.abs(other);
  const kind = difference > 0 ? 'more' : 'less';
  return {
    kind: Math.abs(share) < ALIKE ? 'same' : kind,
    difference: Math.abs(difference),
    percent: Math.round(Math.abs(share) * 100),
  };
}

/** What an hour of an owner's own work brings in, in euros. */
export function hourlyOf({ difference }: Verdict, { figures }: SumFacts): number {
  return difference / (middle(figures.ownerWeeklyHours) * WEEKS);
}

/**
 * Which service leaves more, and by how much; where on site does, also below which price of a changeover
 * remote management would.
 */
export function betterService(changed: Partial<Assumptions>, facts: SumFacts) {
  const onSite = fullSum(assume({ ...changed, service: 'onSite' }, facts), facts);
  const remote = fullSum(assume({ ...changed, service: 'remote' }, facts), facts);
  const fee = ({ shortTerm }: FullSum) => amountOf(shortTerm, 'fee');
  const difference = onSite.inHand.shortTerm - remote.inHand.shortTerm;
  const saved = (fee(remote) - fee(onSite)) / onSite.changeovers;
  return {
    service: difference > 0 ? ('onSite' as const) : ('remote' as const),
    difference: Math.abs(difference),
    price: assume({ ...changed, service: 'onSite' }, facts).changeover + saved,
  };
}

/** What may turn the sum for an owner: each an assumption that a press changes. */
export const levers = ['stay', 'guestCleaning', 'night'] as const;
type Lever = (typeof levers)[number];

const LONGER_STAY = 5;
const PAID_BY_GUESTS = 25;
/** By how many per cent a night is dearer. */
export const DEARER = 15;

/** The assumption as a lever sets it, and what that brings in a year. */
export function pull(lever: Lever, changed: Partial<Assumptions>, facts: SumFacts) {
  const { [lever]: _, ...without } = changed;
  const ours = assume(without, facts);
  const dearer = Math.round(ours.night * (100 + DEARER)) / 100;
  const value = { stay: LONGER_STAY, guestCleaning: PAID_BY_GUESTS, night: dearer }[lever];
  const pulled = fullSum({ ...ours, [lever]: value }, facts);
  return { value, gain: pulled.inHand.shortTerm - fullSum(ours, facts).inHand.shortTerm };
}
