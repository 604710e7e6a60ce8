import { bounds, sumWith, type Sum, type YearKind } from './assumptions';

const STEP = 50;

/** The rents that are tried, which also are the chart's grid. */
export const rents = Array.from(
  { length: (bounds.rent.to - bounds.rent.from) / STEP + 1 },
  (_, at) => bounds.rent.from + at * STEP,
);

/** What we leave more than a tenant who pays a rent, with all else as in the sum. */
export function differenceIn(year: YearKind, sum: Sum) {
  return (rent: number) => {
    const { inHand } = sumWith(sum, { year, rent });
    return inHand.shortTerm - inHand.longTerm;
  };
}

/**
 * The rent at which both leave the same: we are worth it from it on, up to it, at any rent or at none.
 * @param ends The differences at `rents`.
 */
export function worthAt(difference: ReturnType<typeof differenceIn>, ends = rents.map(difference)) {
  const rises = (ends[0] ?? 0) < 0;
  const at = ends.findIndex((end) => end >= 0 === rises);
  if (at < 0) return { kind: rises ? ('none' as const) : ('any' as const), rent: NaN };
  const end = rents[at] ?? NaN;
  const rent = bisect(end - STEP, end, (half) => difference(half) >= 0 === rises);
  return { kind: rises ? ('from' as const) : ('upTo' as const), rent };
}

/** From where on something holds, to a cent, where it does not at `low` and does at `high`. */
export function bisect(low: number, high: number, holds: (value: number) => boolean): number {
  while (high - low > 0.01) {
    const half = (low + high) / 2;
    if (holds(half)) high = half;
    else low = half;
  }
  return high;
}
