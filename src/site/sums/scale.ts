import type { Step } from './letting';

/** Where the scale may end, in euros. It only changes where a sum passes such an end. */
const ENDS = [20_000, 40_000, 80_000, 160_000, 400_000];

/** A bar on the scale, in per cent of its length. */
interface Bar {
  x: number;
  width: number;
}

/** From and to which sum the bars are drawn; the same for all that is compared. */
export function scaleOf(steps: readonly Step[]): { from: number; to: number } {
  const most = Math.max(...steps.map(({ left }) => left));
  const least = Math.min(0, ...steps.map(({ left }) => left));
  return { from: Math.floor(least / 10_000) * 10_000, to: ENDS.find((end) => most <= end) ?? most };
}

/** The bar of a step: a total from nothing on, a cost between what there was and what is left. */
export function barOf({ amount, left }: Step, { from, to }: { from: number; to: number }): Bar {
  const before = amount === left ? 0 : left - amount;
  const place = (sum: number) => ((sum - from) / (to - from)) * 100;
  const x = place(Math.min(before, left));
  return { x, width: place(Math.max(before, left)) - x };
}
