import { wholeEuros } from '../figures';
import { bounds, priceFor, sumWith, type Sum, type YearKind } from './assumptions';
import { amountOf } from './letting';

/** Differences below one per cent are none: an estimate is not that exact. */
const ALIKE = 0.01;

/** As a share of what a tenant brings: less than that is nothing to move a tenant out for. */
const CLEAR = 0.05;

const MONTHS = 12;
const WEEKS = 52;

/** Whether letting with us leaves more than its rival; from rounded sums, as those are shown beside it. */
export function compare({ left, rival }: Pick<Sum, 'left' | 'rival'>) {
  const other = wholeEuros(left[rival]);
  const difference = wholeEuros(left.shortTerm) - other;
  const share = difference / Math.max(1, Math.abs(other));
  const more = difference > 0 ? ('more' as const) : ('less' as const);
  return {
    kind: Math.abs(share) < ALIKE ? ('same' as const) : more,
    share,
    difference,
    percent: Math.round(share * 100),
    /** Neither way leaves anything. */
    lost: left.shortTerm < 0 && other < 0,
  };
}

/** The answers to an owner with a tenant, from the best to the worst; `open` where too little is known. */
export type Band = 'worth' | 'fills' | 'alike' | 'tenant' | 'open';

/**
 * Whether we are worth it beside a tenant, whichever year is shown: clearly in our usual year, and no worse
 * in an average one; clearly in our usual year alone; hardly at all; or not. A no holds for both years. Outside
 * of what is observed only it is certain, where guests in Riga do not pay what it takes.
 */
export function bandOf(sum: Sum): Band {
  const shareIn = (year: YearKind) => compare(sumWith(sum, { now: 'tenant', year })).share;
  const [usual, average] = [shareIn('usual'), shareIn('average')];
  const unknown = unobserved(sum) !== undefined;
  const less = usual < -CLEAR && average <= -ALIKE;
  if (less && !(unknown && turnOf(sum, 'usual') <= rigaPrices(sum).to)) return 'tenant';
  if (unknown || usual < -CLEAR) return 'open';
  if (usual < CLEAR) return 'alike';
  return average < 0 ? 'fills' : 'worth';
}

/** What guests pay for a night in Riga. */
export const rigaPrices = ({ facts }: Sum) => facts.figures.averageDailyRate;

/** What of the sum lies outside of what we or the market have seen, if something does. */
export function unobserved(sum: Sum): 'rent' | 'price' | undefined {
  const { rent, price } = sumWith(sum, { now: 'tenant', year: 'usual' }).assumptions;
  const { from, to } = sum.facts.figures.longTermIncome;
  if (rent * MONTHS < from || rent * MONTHS > to) return 'rent';
  const prices = rigaPrices(sum);
  // Our own apartments have been seen at their own price, which is shown in whole euros.
  const own = Math.ceil(priceFor(rent, 'usual', sum.facts));
  return price < prices.from || price > Math.max(prices.to, own) ? 'price' : undefined;
}

/** What guests must pay for a night, in whole euros, for us to leave at least as much as a tenant. */
export const turnOf = (sum: Sum, year: YearKind): number =>
  firstOf(bounds.price.from, bounds.price.to + 1, (price) => {
    const { left } = sumWith(sum, { now: 'tenant', year, price });
    return left.shortTerm >= left.longTerm;
  });

/** The rent in whole euros from which on a tenant leaves at least as much as the sum. */
export const evenRent = (sum: Sum): number =>
  firstOf(
    0,
    10 * bounds.rent.to,
    (rent) => sumWith(sum, { rent }).left.longTerm >= sum.left.shortTerm,
  );

/** The first whole number for which something holds, as it does for each after it; `high` where none does. */
function firstOf(low: number, high: number, holds: (value: number) => boolean): number {
  if (low >= high) return high;
  const half = Math.floor((low + high) / 2);
  return holds(half) ? firstOf(low, half, holds) : firstOf(half + 1, high, holds);
}

/** What an hour of an owner's own work brings in, in euros; nothing where we leave more. */
export function hourlyOf(sum: Sum): number {
  const { share, difference } = compare(sum);
  return share < 0 ? -difference / (sum.assumptions.hours * WEEKS) : 0;
}

/** Which service leaves more, and below which price of a changeover remote management would. */
export function betterService(sum: Sum) {
  const onSite = sumWith(sum, { service: 'onSite' });
  const remote = sumWith(sum, { service: 'remote' });
  const fee = ({ shortTerm }: Sum) => amountOf(shortTerm, 'fee');
  const difference = onSite.left.shortTerm - remote.left.shortTerm;
  const saved = (fee(remote) - fee(onSite)) / onSite.changeovers;
  return {
    service: difference > 0 ? ('onSite' as const) : ('remote' as const),
    difference: Math.abs(difference),
    price: onSite.assumptions.changeover + saved,
  };
}
