import { wholeEuros } from '../site/format-figure';
import { exampleSum, feePercent, type SumFacts } from '../site/sums/assumptions';
import { allocate, monthsOf, roundCumulatively, type Month } from '../site/sums/example-year';
import { levyOfStay } from '../site/sums/tax';

/** The months of the example's year whose reports are shown, from 1 to 12. */
export const reportMonths = { strong: 6, weak: 2 } as const;
export type ReportMonth = keyof typeof reportMonths;

/** Stays beside each other: how long each is, what a night costs, how many nights are empty after it. */
const stayPattern = [
  { length: 3, price: 1, empty: 1 },
  { length: 3, price: 1.12, empty: 2 },
  { length: 2, price: 1.02, empty: 0 },
  { length: 4, price: 1.08, empty: 2 },
  { length: 2, price: 0.98, empty: 1 },
  { length: 4, price: 1.15, empty: 0 },
  { length: 3, price: 1.05, empty: 2 },
] as const;

/** A month of the example's year in whole euros, as an owner is told; costs are below zero. */
export function monthReport(kind: ReportMonth, facts: SumFacts) {
  const month = reportMonths[kind];
  const year = exampleSum(facts);
  const ofYear = monthsOf(year)[month - 1];
  if (!ofYear) throw new RangeError(`A year has no month ${month}`);
  const { changeover, service, utilities, extras } = year.assumptions;
  const { days, nights, guestsPay, paidOut } = ofYear;
  const fee = wholeEuros((-paidOut * feePercent(service, facts.figures)) / 100);
  const slept = staysOfMonth(ofYear);
  const cleaning = wholeEuros(-slept.length * changeover);
  const commission = paidOut - guestsPay;
  const charged = allocate(slept, 'guestsPay', guestsPay, (stay) => stay.paidOut);
  const managed = allocate(charged, 'fee', fee, (stay) => stay.paidOut);
  const cleaned = allocate(managed, 'cleaning', cleaning, () => 1);
  const { levy: perNight } = year.assumptions;
  const levyOf = ({ nights }: { nights: number }) => -levyOfStay(nights, perNight, facts.rates);
  const stays = roundCumulatively(cleaned, 'levy', levyOf).map((stay) => ({
    ...stay,
    commission: stay.paidOut - stay.guestsPay,
    left: stay.paidOut + stay.fee + stay.cleaning + stay.levy,
  }));
  const levy = stays.reduce((sum, stay) => sum + stay.levy, 0);
  return {
    ...{ month, days, nights, stays, guestsPay, commission, paidOut, fee, cleaning },
    ...{ levy, left: paidOut + fee + cleaning + levy },
    /** VAT on the commission, which the owner pays of what is left; rounded as the month in the year is. */
    vat: ofYear.left + utilities + extras - paidOut - fee - cleaning - levy,
    /** The forecast for the month: after VAT and utilities too. */
    forecast: ofYear.left,
  };
}

/** One stay after the other; where the month is not full, its last night is empty. */
function staysOfMonth({ days, nights, stays, paidOut }: Month) {
  const shapes = Array.from(
    { length: Math.max(stays, Math.min(1, nights)) },
    (_, at) => stayPattern[at % stayPattern.length] ?? stayPattern[0],
  );
  const slept = allocate(shapes, 'nights', nights, ({ length }) => length);
  const spaced = allocate(slept, 'gap', Math.max(0, days - nights - 1), ({ empty }) => empty);
  const paid = allocate(spaced, 'paidOut', paidOut, (stay) => stay.price * stay.nights);
  let day = 1;
  return paid.map((stay) => {
    const from = day;
    const to = from + stay.nights;
    day = to + stay.gap;
    return { from, to: Math.min(to, days), nights: stay.nights, paidOut: stay.paidOut };
  });
}
