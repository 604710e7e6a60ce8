import type { Amount } from './read-amount';

export interface Bar {
  start: number;
  length: number;
  /** Reachable amounts are `open`; subtracted ones, and what is lost, are `taken`. */
  look: 'plain' | 'open' | 'taken';
}

export type ChartKind = 'bars' | 'columns' | 'steps' | 'changes';

type Amounts = readonly (Amount | undefined)[];

export const barsOf = (amounts: Amounts, kind: ChartKind, top: number): Bar[][] =>
  kinds[kind](amounts, top);

export const largest = (amounts: Amounts): number =>
  Math.max(0, ...amounts.map((amount) => Math.abs(amount?.to ?? 0)));

export const share = (value: number, top: number): number =>
  top > 0 ? Math.round((value / top) * 1000) / 10 : 0;

const fromZero = (amounts: Amounts, top: number): Bar[][] =>
  amounts.map((amount) => {
    if (!amount) return [];
    const [from, to] = [share(amount.from, top), share(amount.to, top)];
    return drawable([
      { start: 0, length: from, look: 'plain' },
      { start: from, length: to - from, look: 'open' },
    ]);
  });

/** A positive amount sets the sum and starts at zero; a negative one ends where the sum stood. */
function stepByStep(amounts: Amounts, top: number): Bar[][] {
  let sum = 0;
  return amounts.map((amount) => {
    const step = amount?.from ?? 0;
    if (step > 0) sum = step;
    if (step >= 0) return drawable([{ start: 0, length: share(step, top), look: 'plain' }]);
    sum += step;
    return drawable([{ start: share(sum, top), length: share(-step, top), look: 'taken' }]);
  });
}

/** A gain to the right of the middle, a loss to its left. */
const fromTheMiddle = (amounts: Amounts, top: number): Bar[][] =>
  amounts.map((amount) => {
    const change = share(amount?.to ?? 0, 2 * top);
    const start = 50 + Math.min(change, 0);
    return drawable([{ start, length: Math.abs(change), look: change < 0 ? 'taken' : 'plain' }]);
  });

const kinds = { bars: fromZero, columns: fromZero, steps: stepByStep, changes: fromTheMiddle };

const drawable = (bars: Bar[]): Bar[] => bars.filter(({ length }) => length > 0);
