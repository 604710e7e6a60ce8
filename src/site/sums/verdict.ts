import { wholeEuros, type FigureRange } from '../format-figure';
import { fromKeys } from '../from-keys';
import { bounds, calculateSum, listingsOf, recalculateSum } from './assumptions';
import type { Assumptions, Sum } from './assumptions';
import { amountOfStep } from './letting';
import { MONTHS, WEEKS, contributionsLimit, regimes, taxBy, type Regime } from './tax';

/** Differences below one per cent do not count: an estimate is not that exact. */
const NEGLIGIBLE_SHARE = 0.01;

/** As a share of what a tenant leaves: less than this is not worth moving a tenant out for. */
const CLEAR_SHARE = 0.05;

/** Whether we leave more before tax than the alternative; from rounded sums, as those are shown beside it. */
export function compareWithAlternative({ left, alternative }: Pick<Sum, 'left' | 'alternative'>) {
  const other = wholeEuros(left[alternative]);
  const difference = wholeEuros(left.shortTerm) - other;
  const share = difference / Math.max(1, Math.abs(other));
  const more = difference > 0 ? ('more' as const) : ('less' as const);
  return {
    kind: Math.abs(share) < NEGLIGIBLE_SHARE ? ('same' as const) : more,
    share,
    difference,
    /** Neither way leaves anything. */
    isLoss: left.shortTerm < 0 && other < 0,
  };
}

/** The answers under one regime, from the best to the worst. */
const answers = ['worth', 'fills', 'alike', 'tenant'] as const;
export type Answer = (typeof answers)[number];

/**
 * The answer to an owner: `depends` where only some regimes leave less than a tenant, `atBest` where the others leave as
 * much, `open` where the price is a guess.
 */
export type Verdict = Answer | 'depends' | 'atBest' | 'open';

/**
 * What a year leaves under a regime, or before tax: with us, and from the better of a tenant and an empty apartment.
 * Just below the limit of contributions, no more than at it: a year that is a little better would leave less.
 */
function leftUnder(
  sum: Pick<Sum, 'changes' | 'facts'>,
  tax: Assumptions['tax'],
  changes: Partial<Assumptions>,
  exact = true,
) {
  const { facts } = sum;
  const taxed = { ...sum.changes, ...changes, now: 'tenant', tax } as const;
  const { shortTerm, longTerm, left, assumptions } = calculateSum(taxed, facts, exact);
  const step = tax === 'unknown' ? 'beforeTax' : 'inHand';
  const ours = amountOfStep(shortTerm, step);
  const other = Math.max(amountOfStep(longTerm, step), left.empty);
  if (tax !== 'registered') return { ours, other };
  const limit = contributionsLimit(facts.rates) + assumptions.accountant * MONTHS;
  const profit = Math.max(left.shortTerm, limit);
  const costs = taxBy(tax, facts.rates, assumptions)({ receipts: 0, profit, propertyTax: 0 });
  const atLeast = profit - costs.accountant - costs.contributions - costs.tax;
  return { ours: Math.min(ours, atLeast), other };
}

/**
 * Whether we are worth it beside a tenant under a regime, whichever year is shown: clearly in our usual year, and no
 * worse in an average one; clearly in our usual year alone; hardly at all; or not.
 */
export function answerUnder(sum: Pick<Sum, 'changes' | 'facts'>, tax: Regime): Answer {
  const shareIn = (year: Assumptions['year']) => {
    const { ours, other } = leftUnder(sum, tax, { year });
    return (ours - other) / Math.max(1, Math.abs(other));
  };
  const usual = shareIn('usual');
  if (usual < -CLEAR_SHARE) return 'tenant';
  if (usual < CLEAR_SHARE) return 'alike';
  return shareIn('average') < 0 ? 'fills' : 'worth';
}

/** The chosen regime, or all; microenterprise tax only without the VAT registration of a listing of one's own. */
export const regimesOf = ({ tax, account }: Assumptions): readonly Regime[] =>
  tax === 'unknown' ? regimes.filter((each) => each !== 'micro' || account === 'ours') : [tax];

/** The answers under the regimes that may be the owner's, from the best to the worst, with their regimes. */
export function regimesByAnswer(sum: Sum) {
  const given = regimesOf(sum.assumptions).map((regime) => ({
    regime,
    answer: answerUnder(sum, regime),
  }));
  return answers
    .map((answer) => ({ answer, regimes: given.filter((under) => under.answer === answer) }))
    .filter(({ regimes }) => regimes.length > 0);
}

/** The answer that holds under every one of them. */
export function verdictOf(sum: Sum): Verdict {
  if (isPriceUnknown(sum)) return 'open';
  const [best = 'alike', ...others] = regimesByAnswer(sum).map(({ answer }) => answer);
  const worst = others.pop() ?? best;
  if (worst !== 'tenant' || best === 'tenant') return worst;
  return best === 'alike' ? 'atBest' : 'depends';
}

/** Outside of the observed rents the price is a guess, until a visitor names one, or the area and the bedrooms. */
export function isPriceUnknown({ assumptions, changes, facts }: Sum): boolean {
  if (assumptions.now === 'self' || changes.price !== undefined) return false;
  const { from, to } = facts.figures.longTermIncome;
  const income = assumptions.rent * MONTHS;
  const isPlaced = changes.where && changes.bedrooms && listingsOf({ changes, facts });
  return (income < from || income > to) && !isPlaced;
}

/**
 * How much more we leave than a tenant, under the chosen regime or before tax, by whole nights and stays as they are
 * shown unless it is the occupancy that varies.
 */
const differenceWith = (sum: Sum, changes: Partial<Assumptions>, exact = false) => {
  const { ours, other } = leftUnder(sum, sum.assumptions.tax, changes, exact);
  return ours - other;
};

/** The lowest price of a night, in whole euros, at which we leave at least as much as a tenant. */
export const breakEvenPrice = (sum: Sum, year = sum.assumptions.year): number =>
  lowest(bounds.price, (price) => differenceWith(sum, { price, year }) >= 0);

/** The lowest occupancy, in whole per cent, at which we do; above 100 if none does. */
export const breakEvenOccupancy = (sum: Sum): number =>
  lowest(bounds.usual, (usual) => differenceWith(sum, { usual, year: 'usual' }, true) >= 0);

/** The lowest integer for which a monotonic predicate is true, by halves; one above `to` if there is none. */
function lowest({ from, to }: FigureRange, holds: (value: number) => boolean): number {
  if (from > to) return from;
  const half = Math.floor((from + to) / 2);
  return holds(half)
    ? lowest({ from, to: half - 1 }, holds)
    : lowest({ from: half + 1, to }, holds);
}

/** What an hour of an owner's own work earns, in euros: more than we, or nobody, would leave; 0 if we leave more. */
export function hourlyEarnings(sum: Sum): number {
  const { self, shortTerm } = sum.left;
  const { share } = compareWithAlternative(sum);
  return share < 0 ? (self - Math.max(0, shortTerm)) / (sum.assumptions.hours * WEEKS) : 0;
}

/** What a regime leaves after tax, with us and from a tenant. */
export function afterTax(sum: Sum, tax: Regime) {
  const taxed = recalculateSum(sum, { tax });
  return fromKeys(['shortTerm', 'longTerm'], (letting) => amountOfStep(taxed[letting], 'inHand'));
}

/** Which service leaves more, and below which price of a changeover remote management would. */
export function betterService(sum: Sum) {
  const onSite = recalculateSum(sum, { service: 'onSite' });
  const remote = recalculateSum(sum, { service: 'remote' });
  const fee = ({ shortTerm }: Sum) => amountOfStep(shortTerm, 'fee');
  const difference = onSite.left.shortTerm - remote.left.shortTerm;
  return {
    service: difference > 0 ? ('onSite' as const) : ('remote' as const),
    difference: Math.abs(difference),
    cleaner: remote.assumptions.changeover,
    price: onSite.assumptions.changeover + (fee(remote) - fee(onSite)) / onSite.changeovers,
  };
}

/** What we take of the platform's payout: our fee, and the cleaning if we manage on site. */
export function ourShare({ shortTerm, assumptions }: Sum) {
  const cleaning = assumptions.service === 'onSite' ? amountOfStep(shortTerm, 'cleaning') : 0;
  const euros = -amountOfStep(shortTerm, 'fee') - cleaning;
  return { euros, share: euros / amountOfStep(shortTerm, 'paidOut') };
}

/** The platform's payout for a night. */
export const payoutPerNight = ({ shortTerm, nights }: Sum) =>
  amountOfStep(shortTerm, 'paidOut') / nights;
