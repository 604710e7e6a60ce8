import { apportion } from './apportion';
import { assume, feeOf, fullSum, middle, type SumFacts, type YearKind } from './assumptions';
import { amountOf, type StepName } from './letting';

/** The days of each month, how readily its nights are booked, and what a night costs beside others. */
const seasons = [
  { days: 31, demand: 0.25, price: 0.72 },
  { days: 28, demand: 0.1, price: 0.62 },
  { days: 31, demand: 0.5, price: 0.78 },
  { days: 30, demand: 0.9, price: 0.92 },
  { days: 31, demand: 1.6, price: 1.08 },
  { days: 30, demand: 2.6, price: 1.22 },
  { days: 31, demand: 3.2, price: 1.3 },
  { days: 31, demand: 3.2, price: 1.28 },
  { days: 30, demand: 1.8, price: 1.06 },
  { days: 31, demand: 1, price: 0.92 },
  { days: 30, demand: 0.4, price: 0.76 },
  { days: 31, demand: 0.8, price: 0.94 },
] as const;

/** A month of the example's year, in whole euros. */
export interface ExampleMonth {
  days: number;
  nights: number;
  stays: number;
  guestsPay: number;
  paidOut: number;
  /** What is left of it before tax. */
  left: number;
}

/** A year of the example apartment of `content/company.yml`, managed on site. */
export function exampleSum(facts: SumFacts, year: YearKind) {
  const rent = middle(facts.figures.longTermExample) / seasons.length;
  const assumptions = assume({ rent, year }, facts);
  return { assumptions, sum: fullSum(assumptions, facts) };
}

/** The same year month by month, as full as our apartments usually are; its months add up to the year. */
export function exampleYear(facts: SumFacts): ExampleMonth[] {
  const { sum, assumptions } = exampleSum(facts, 'usual');
  const share = (name: StepName, weights: readonly number[]) =>
    apportion(amountOf(sum.shortTerm, name), weights);
  const nights = nightsByMonth(sum.nights);
  const stays = apportion(sum.changeovers, nights);
  const receipts = nights.map((count, month) => count * (seasons[month]?.price ?? 0));
  const guestsPay = share('guestsPay', receipts);
  const paidOut = share('paidOut', receipts);
  const leftOf = (month: number) => {
    const [paid = 0, received = 0, times = 0] = [paidOut[month], guestsPay[month], stays[month]];
    const fee = (paid * feeOf(assumptions.service, facts.figures)) / 100;
    const vat = ((received - paid) * facts.rates.vat.value) / 100;
    const running = assumptions.utilities + assumptions.extras;
    return paid - fee - times * assumptions.changeover - running - vat;
  };
  const left = share('beforeTax', Array.from(seasons.keys(), leftOf));
  return seasons.map(({ days }, month) => ({
    days,
    nights: nights[month] ?? 0,
    stays: stays[month] ?? 0,
    guestsPay: guestsPay[month] ?? 0,
    paidOut: paidOut[month] ?? 0,
    left: left[month] ?? 0,
  }));
}

/** Takes as many nights of the year as are booked, those first that are booked most readily. */
function nightsByMonth(booked: number): number[] {
  const nights = seasons.flatMap(({ days, demand }, month) =>
    Array.from({ length: days }, (_, night) => {
      const share = (night + 0.5) / days;
      return { month, effort: share / (1 - share) / demand };
    }),
  );
  const taken = nights.sort((one, other) => one.effort - other.effort).slice(0, booked);
  return seasons.map((_, month) => taken.filter((night) => night.month === month).length);
}
