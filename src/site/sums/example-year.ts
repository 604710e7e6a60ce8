import { feePercent, type Sum } from './assumptions';
import { amountOfStep } from './letting';
import { MONTHS, vatPercent } from './tax';

/** The demand for the nights of each month, and their price relative to the average. */
const seasons = [
  { days: 31, demand: 0.52, price: 0.72 },
  { days: 28, demand: 0.47, price: 0.62 },
  { days: 31, demand: 0.74, price: 0.78 },
  { days: 30, demand: 0.97, price: 0.92 },
  { days: 31, demand: 1.26, price: 1.08 },
  { days: 30, demand: 1.32, price: 1.22 },
  { days: 31, demand: 1.52, price: 1.3 },
  { days: 31, demand: 1.52, price: 1.28 },
  { days: 30, demand: 1.26, price: 1.06 },
  { days: 31, demand: 1, price: 0.92 },
  { days: 30, demand: 0.61, price: 0.76 },
  { days: 31, demand: 0.74, price: 0.94 },
];

export type Month = ReturnType<typeof monthsOf>[number];

/** The months of a sum, from 1 to 12, which add up to its year; of a month, `left` is before tax. */
export function monthsOf(sum: Sum) {
  const { assumptions, facts } = sum;
  const { changeover, service } = assumptions;
  const total = (name: 'guestsPay' | 'paidOut' | 'beforeTax') => amountOfStep(sum.shortTerm, name);
  const booked = nightsByMonth(sum.nights);
  const calendar = seasons.map((season, index) => {
    return { ...season, month: index + 1, nights: booked[index] ?? 0 };
  });
  const withStays = allocate(calendar, 'stays', sum.changeovers, ({ nights }) => nights);
  const receipts = ({ nights, price }: (typeof calendar)[number]) => nights * price;
  const withReceipts = allocate(withStays, 'guestsPay', total('guestsPay'), receipts);
  const withPayout = allocate(withReceipts, 'paidOut', total('paidOut'), receipts);
  const leftOf = ({ paidOut, guestsPay, stays, nights }: (typeof withPayout)[number]) => {
    const fee = (paidOut * feePercent(service, facts.figures)) / 100;
    const vat = ((guestsPay - paidOut) * vatPercent(assumptions, facts.rates)) / 100;
    const levy = (nights / sum.nights) * amountOfStep(sum.shortTerm, 'levy');
    return paidOut - fee - stays * changeover - vat + levy;
  };
  // The rounding difference of the other parts is split evenly over the months.
  const sumOfParts = withPayout.reduce((left, month) => left + leftOf(month), 0);
  const correction = (total('beforeTax') - sumOfParts) / MONTHS;
  return roundCumulatively(withPayout, 'left', (month) => leftOf(month) + correction);
}

/** The months that leave less than a tenant's rent. */
export const monthsBelowRent = (rent: number, months: readonly Month[]): number[] =>
  months.filter(({ left }) => left < rent).map(({ month }) => month);

/** Distributes the booked nights of a year over its months, the nights in demand first. */
function nightsByMonth(booked: number): number[] {
  const nights = seasons.flatMap(({ days, demand }, month) =>
    Array.from({ length: days }, (_, night) => {
      const share = (night + 0.5) / days;
      // The last free nights of a month are the hardest to fill.
      return { month, effort: share / (1 - share) ** 0.25 / demand };
    }),
  );
  const sold = nights.sort((a, b) => a.effort - b.effort).slice(0, booked);
  return seasons.map((_, month) => sold.filter((night) => night.month === month).length);
}

/** Adds each item's value, rounded so that all values add up to the rounded total. */
export function roundCumulatively<Item, Name extends string>(
  items: readonly Item[],
  name: Name,
  valueOf: (item: Item) => number,
) {
  let exact = 0;
  let rounded = 0;
  return items.map((item) => {
    exact += valueOf(item);
    const part = Math.round(exact) - rounded;
    rounded += part;
    return { ...item, [name]: part } as Item & Record<Name, number>;
  });
}

/** Adds each item's share of a total, by weight: whole numbers that add up to the rounded total. */
export function allocate<Item, Name extends string>(
  items: readonly Item[],
  name: Name,
  total: number,
  weightOf: (item: Item) => number,
) {
  const weight = items.reduce((sum, item) => sum + weightOf(item), 0);
  return roundCumulatively(items, name, (item) => (total * weightOf(item)) / weight);
}
