import {
  assume,
  bounds,
  fullSum,
  type Assumptions,
  type SumFacts,
  type YearKind,
} from './assumptions';

/** Below zero a tenant leaves more. */
type Difference = (rent: number) => number;

/** From how many euros to how many a rent is tried; it also is the chart's grid. */
const STEP = 50;

/** The rents of the chart, from the lowest to the highest. */
export const rents = Array.from(
  { length: (bounds.rent.to - bounds.rent.from) / STEP + 1 },
  (_, at) => bounds.rent.from + at * STEP,
);

/**
 * What short-term letting with us leaves more than a tenant who pays a rent. A price of a night that the
 * visitor has set rises and falls with the rent.
 */
export function differenceIn(
  year: YearKind,
  changed: Partial<Assumptions>,
  facts: SumFacts,
): Difference {
  const own = assume(changed, facts).rent;
  return (rent) => {
    const night = changed.night && { night: (changed.night * rent) / own };
    const { inHand } = fullSum(assume({ ...changed, year, rent, ...night }, facts), facts);
    return inHand.shortTerm - inHand.longTerm;
  };
}

/** From which rent on, or up to which, short-term letting leaves more than a tenant. */
interface Worth {
  kind: 'from' | 'upTo' | 'any' | 'none';
  rent: number;
}

/** Finds the rent at which both leave the same. */
export function worthAt(difference: Difference): Worth {
  const at = rents.findIndex((rent) => difference(rent) >= 0 !== difference(bounds.rent.from) >= 0);
  const rises = difference(bounds.rent.from) < 0;
  if (at < 0) return { kind: rises ? 'none' : 'any', rent: NaN };
  let [low, high] = [(rents[at] ?? NaN) - STEP, rents[at] ?? NaN];
  while (high - low > 0.01) {
    const half = (low + high) / 2;
    if (difference(half) >= 0 === rises) high = half;
    else low = half;
  }
  return { kind: rises ? 'from' : 'upTo', rent: high };
}

/** Worth it also at the market's occupancy; only in our usual year; or a tenant is the better choice. */
type Outcome = 'average' | 'usual' | 'tenant';

/** What to advise an owner. */
export function outcomeOf(changed: Partial<Assumptions>, facts: SumFacts): Outcome {
  const { rent } = assume(changed, facts);
  const pays = (year: YearKind) => differenceIn(year, changed, facts)(rent) >= 0;
  if (pays('average')) return 'average';
  return pays('usual') ? 'usual' : 'tenant';
}
