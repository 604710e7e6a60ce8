import type { Amount } from './read-amount';

/** A part of a chart's length, in per cent of it. */
export interface Bar {
  start: number;
  length: number;
  /** What may be reached (`open`), and what is taken away (`taken`), are drawn in another way. */
  look: 'plain' | 'open' | 'taken';
}

export type ChartKind = 'bars' | 'columns' | 'steps';

type Amounts = readonly (Amount | undefined)[];

/** The bars of each amount, drawn in scale with the largest, `top`; none where there is no amount. */
export function barsOf(amounts: Amounts, kind: ChartKind, top: number): Bar[][] {
  return kind === 'steps' ? stepByStep(amounts, top) : fromZero(amounts, top);
}

/** The largest of the amounts. */
export function largest(amounts: Amounts): number {
  return Math.max(0, ...amounts.map((amount) => amount?.to ?? 0));
}

/** How long an amount is, to a tenth of a per cent. */
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

/**
 * A sum from which amounts are taken one after another: a plain amount is what the sum has come to and
 * begins at zero, one with a minus ends where the sum stood.
 */
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
