import type { Amount } from './read-amount';

/** In per cent of the chart's length. */
export interface Bar {
  start: number;
  length: number;
  /** Reachable amounts are `open`, subtracted ones `taken`. */
  look: 'plain' | 'open' | 'taken';
}

export type ChartKind = 'bars' | 'columns' | 'steps';

type Amounts = readonly (Amount | undefined)[];

export function barsOf(amounts: Amounts, kind: ChartKind, top: number): Bar[][] {
  return kind === 'steps' ? stepByStep(amounts, top) : fromZero(amounts, top);
}

export function largest(amounts: Amounts): number {
  return Math.max(0, ...amounts.map((amount) => amount?.to ?? 0));
}

/** To a tenth of a per cent. */
export function share(value: number, top: number): number {
  return top > 0 ? Math.round((value / top) * 1000) / 10 : 0;
}

/** An amount from zero; of a range its certain part and that which it may reach. */
function fromZero(amounts: Amounts, top: number): Bar[][] {
  return amounts.map((amount) => {
    if (!amount) return [];
    const [from, to] = [share(amount.from, top), share(amount.to, top)];
    return drawable([
      { start: 0, length: from, look: 'plain' },
      { start: from, length: to - from, look: 'open' },
    ]);
  });
}

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

function drawable(bars: Bar[]): Bar[] {
  return bars.filter(({ length }) => length > 0);
}
