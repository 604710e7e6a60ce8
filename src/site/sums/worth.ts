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
  let [low, high] = [(rents[at] ?? NaN) - STEP, rents[at] ?? NaN];
  while (high - low > 0.01) {
    const half = (low + high) / 2;
    if (difference(half) >= 0 === rises) high = half;
    else low = half;
  }
  return { kind: rises ? ('from' as const) : ('upTo' as const), rent: high };
}
