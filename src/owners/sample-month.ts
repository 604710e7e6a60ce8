import type { FigureEnds } from '../site/figures';
import { middle } from '../site/sums/assumptions';
import { shortTermSteps, type StepName } from '../site/sums/letting';

/** What the sample is worked out from; sums in euros, shares in per cent. */
export interface SampleFacts {
  /** What the platform pays out in the example of a year. */
  year: number;
  commission: number;
  fee: number;
  /** The price of a changeover. */
  cleaning: FigureEnds;
}

interface Stay {
  /** The days of arrival and departure. */
  from: number;
  to: number;
  nights: number;
  paidOut: number;
}

/** A month as the report to an owner shows it, in euros; costs are below zero. */
export interface SampleMonth {
  stays: Stay[];
  nights: number;
  guestsPay: number;
  commission: number;
  paidOut: number;
  fee: number;
  changeover: number;
  cleaning: number;
  /** What is paid to the owner. */
  left: number;
}

/** The nights of the sample's month. */
export const MONTH_NIGHTS = 30;

/** Arrival, departure and, in euros, what a stay weighs in the month; weekends weigh more. */
const stays = [
  [1, 4, 250],
  [4, 7, 280],
  [8, 10, 170],
  [10, 14, 365],
  [14, 16, 165],
  [17, 21, 390],
  [21, 24, 265],
  [24, 28, 372],
  [28, 30, 160],
] as const;

const totalWeight = stays.reduce((sum, [, , weight]) => sum + weight, 0);

/** A month in summer: a twelfth of the example's year, by the steps of the full sum. */
export function sampleMonth({ year, commission, fee, cleaning }: SampleFacts): SampleMonth {
  const lines = stays.map(([from, to, weight]) => ({
    from,
    to,
    nights: to - from,
    paidOut: Math.round((year / 12) * (weight / totalWeight)),
  }));
  const paidOut = sumOf(lines.map((stay) => stay.paidOut));
  const changeover = middle(cleaning);
  const steps = shortTermSteps(
    {
      ...{ paidOut, commission, vat: 0, fee, changeovers: lines.length, changeover },
      ...{ guestCleaning: 0, utilities: 0, extras: 0 },
    },
    () => 0,
  );
  const amount = (name: StepName) => inCents(steps.find((step) => step.name === name)?.amount ?? 0);
  const costs = { fee: amount('fee'), cleaning: amount('cleaning') };
  return {
    ...costs,
    stays: lines,
    nights: sumOf(lines.map(({ nights }) => nights)),
    guestsPay: amount('guestsPay'),
    commission: amount('commission'),
    paidOut,
    changeover,
    left: inCents(paidOut + costs.fee + costs.cleaning),
  };
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

const inCents = (value: number) => Math.round(value * 100) / 100;
