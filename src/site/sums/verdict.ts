import { wholeEuros } from '../format-figure';
import {
  bounds,
  defaultNightlyPrice,
  recalculateSum,
  type Sum,
  type YearKind,
} from './assumptions';
import { MONTHS } from './letting';

/** Differences below one per cent do not count: an estimate is not that exact. */
const NEGLIGIBLE_SHARE = 0.01;

/** As a share of what a tenant leaves: less than this is not worth moving a tenant out for. */
const CLEAR_SHARE = 0.05;

const WEEKS = 52;

/** Whether letting with us leaves more than its alternative; from rounded sums, as those are shown beside it. */
export function compareWithAlternative({ left, alternative }: Pick<Sum, 'left' | 'alternative'>) {
  const other = wholeEuros(left[alternative]);
  const difference = wholeEuros(left.shortTerm) - other;
  const share = difference / Math.max(1, Math.abs(other));
  const more = difference > 0 ? ('more' as const) : ('less' as const);
  return {
    kind: Math.abs(share) < NEGLIGIBLE_SHARE ? ('same' as const) : more,
    share,
    difference,
    percent: Math.round(share * 100),
    /** Neither way leaves anything. */
    lost: left.shortTerm < 0 && other < 0,
  };
}

/** The answers to an owner with a tenant, from the best to the worst; `open` where too little is known. */
export type Verdict = 'worth' | 'fills' | 'alike' | 'tenant' | 'open';

/**
 * Whether we are worth it beside a tenant, whichever year is shown: clearly in our usual year, and no worse
 * in an average one; clearly in our usual year alone; hardly at all; or not. A no holds for both years. Outside
 * of what is observed only it is certain, where guests in Riga do not pay what it takes.
 */
export function verdictOf(sum: Sum): Verdict {
  const shareIn = (year: YearKind) =>
    compareWithAlternative(recalculateSum(sum, { now: 'tenant', year })).share;
  const [usual, average] = [shareIn('usual'), shareIn('average')];
  const unknown = unobservedInput(sum) !== undefined;
  const less = usual < -CLEAR_SHARE && average <= -NEGLIGIBLE_SHARE;
  if (less && !(unknown && breakEvenPrice(sum, 'usual') <= rigaNightlyPrices(sum).to))
    return 'tenant';
  if (unknown || usual < -CLEAR_SHARE) return 'open';
  if (usual < CLEAR_SHARE) return 'alike';
  return average < 0 ? 'fills' : 'worth';
}

/** The observed prices of a night in Riga. */
export const rigaNightlyPrices = ({ facts }: Sum) => facts.figures.averageDailyRate;

/** The input of the sum that is outside of the observed values, if there is one. */
export function unobservedInput(sum: Sum): 'rent' | 'price' | undefined {
  const { rent, price } = sum.assumptions;
  const { from, to } = sum.facts.figures.longTermIncome;
  if (rent * MONTHS < from || rent * MONTHS > to) return 'rent';
  const prices = rigaNightlyPrices(sum);
  // Our own apartments have been seen at their own price, which is shown in whole euros.
  const own = Math.ceil(defaultNightlyPrice(rent, sum.facts));
  return price < prices.from || price > Math.max(prices.to, own) ? 'price' : undefined;
}

/** The lowest price of a night, in whole euros, at which we leave at least as much as a tenant. */
export const breakEvenPrice = (sum: Sum, year: YearKind): number =>
  binarySearch(bounds.price.from, bounds.price.to + 1, (price) => {
    const { left } = recalculateSum(sum, { now: 'tenant', year, price });
    return left.shortTerm >= left.longTerm;
  });

/** The lowest rent, in whole euros, at which a tenant leaves at least as much as the sum. */
export const breakEvenRent = (sum: Sum): number =>
  binarySearch(
    0,
    10 * bounds.rent.to,
    (rent) => recalculateSum(sum, { rent }).left.longTerm >= sum.left.shortTerm,
  );

/** The lowest integer for which a monotonic predicate is true; `high` if there is none. */
function binarySearch(low: number, high: number, holds: (value: number) => boolean): number {
  if (low >= high) return high;
  const half = Math.floor((low + high) / 2);
  return holds(half) ? binarySearch(low, half, holds) : binarySearch(half + 1, high, holds);
}

/** What an hour of an owner's own work earns, in euros: more than we, or nobody, would leave; 0 if we leave more. */
export function hourlyEarnings(sum: Sum): number {
  const { self, shortTerm } = sum.left;
  const { share } = compareWithAlternative(sum);
  return share < 0 ? (self - Math.max(0, shortTerm)) / (sum.assumptions.hours * WEEKS) : 0;
}
