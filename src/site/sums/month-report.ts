import { wholeEuros } from '../figures';
import { apportion } from './apportion';
import { feeOf, type SumFacts } from './assumptions';
import { exampleSum, exampleYear, type ExampleMonth } from './example-year';

/** The months of the example's year whose reports are shown, from 1 to 12. */
export const reportMonths = { strong: 6, weak: 2 } as const;
export type ReportMonth = keyof typeof reportMonths;

interface Stay {
  /** The days of arrival and departure. */
  from: number;
  to: number;
  nights: number;
  paidOut: number;
}

/** A month as the report to an owner shows it, in whole euros; costs are below zero. */
export interface MonthReport extends Omit<ExampleMonth, 'stays' | 'left'> {
  month: number;
  stays: Stay[];
  commission: number;
  fee: number;
  /** The price of a changeover. */
  changeover: number;
  cleaning: number;
  /** What is paid to the owner. */
  left: number;
  /** VAT on the commission, which the owner pays of it. */
  vat: number;
}

/** Beside other stays: how long guests stay, what a night costs, how long nobody comes after them. */
const pattern = [
  { length: 3, price: 1, empty: 1 },
  { length: 3, price: 1.12, empty: 2 },
  { length: 2, price: 1.02, empty: 0 },
  { length: 4, price: 1.08, empty: 2 },
  { length: 2, price: 0.98, empty: 1 },
  { length: 4, price: 1.15, empty: 0 },
  { length: 3, price: 1.05, empty: 2 },
] as const;

/** The report of a strong or of a weak month of the example's year. */
export function monthReport(kind: ReportMonth, facts: SumFacts): MonthReport {
  const month = reportMonths[kind];
  const own = exampleYear(facts)[month - 1];
  if (!own) throw new RangeError(`A year has no month ${month}`);
  const { changeover, service } = exampleSum(facts, 'usual').assumptions;
  const fee = wholeEuros((-own.paidOut * feeOf(service, facts.figures)) / 100);
  const stays = staysIn(own);
  const cleaning = wholeEuros(-stays.length * changeover);
  const commission = own.paidOut - own.guestsPay;
  return {
    ...{ ...own, month, commission, fee, changeover, cleaning },
    stays,
    left: own.paidOut + fee + cleaning,
    vat: wholeEuros((commission * facts.rates.vat.value) / 100),
  };
}

/** One stay after the other; where the month is not full, its last night is empty. */
function staysIn({ days, nights, stays, paidOut }: ExampleMonth): Stay[] {
  const shape = Array.from(
    { length: Math.max(stays, Math.min(1, nights)) },
    (_, at) => pattern[at % pattern.length] ?? pattern[0],
  );
  const lengths = apportion(
    nights,
    shape.map(({ length }) => length),
  );
  const gaps = apportion(
    Math.max(0, days - nights - 1),
    shape.map(({ empty }) => empty),
  );
  const paid = apportion(
    paidOut,
    shape.map(({ price }, at) => price * (lengths[at] ?? 0)),
  );
  let day = 1;
  return shape.map((_, at) => {
    const from = day;
    const to = from + (lengths[at] ?? 0);
    day = to + (gaps[at] ?? 0);
    return { from, to: Math.min(to, days), nights: lengths[at] ?? 0, paidOut: paid[at] ?? 0 };
  });
}
