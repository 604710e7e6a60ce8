import type { Tax } from './tax';

/** A year of short-term letting; sums in euros, shares in per cent. */
export interface ShortTermYear {
  /** What the platform pays out, after its commission. */
  paidOut: number;
  /** The platform's commission, of what guests pay. */
  commission: number;
  /** VAT on that commission, which the owner pays (reverse charge). */
  vat: number;
  /** Our fee, of what is paid out, VAT included. */
  fee: number;
  changeovers: number;
  /** The price of one changeover. */
  changeover: number;
  /** What the owner pays for utilities in a month. */
  utilities: number;
}

export type StepName =
  | 'guestsPay'
  | 'tenantPays'
  | 'commission'
  | 'paidOut'
  | 'fee'
  | 'cleaning'
  | 'utilities'
  | 'vat'
  | 'beforeTax'
  | 'tax'
  | 'inHand';

/** A line of the sum, in euros and not rounded. */
export interface Step {
  name: StepName;
  /** What there is at this point, or, below zero, what goes off. */
  amount: number;
  /** What there is after this step; the same as `amount` where the step is a total. */
  left: number;
}

const MONTHS = 12;

/** The year from what guests pay to what is in hand. Costs are below zero; nothing is rounded. */
export function shortTermSteps(year: ShortTermYear, tax: Tax): Step[] {
  const { paidOut, changeovers, changeover, utilities } = year;
  const guestsPay = paidOut / (1 - year.commission / 100);
  const commission = guestsPay - paidOut;
  return steps(
    [
      ['guestsPay', guestsPay],
      ['commission', -commission],
      ['paidOut'],
      ['fee', (-paidOut * year.fee) / 100],
      ['cleaning', -changeovers * changeover],
      ['utilities', -utilities * MONTHS],
      ['vat', (-commission * year.vat) / 100],
    ],
    tax,
  );
}

/** The same for a tenant, who pays the utilities: what the owner gets for twelve months. */
export function longTermSteps(rent: number, tax: Tax): Step[] {
  return steps([['tenantPays', rent * MONTHS]], tax);
}

/** What the last step leaves. */
export function inHand(steps: readonly Step[]): number {
  return steps.at(-1)?.left ?? 0;
}

type Line = [name: StepName, amount?: number];

/** Lines in their order, then the tax on them. A line without an amount is a total. */
function steps(lines: readonly Line[], tax: Tax): Step[] {
  let left = 0;
  const take = ([name, amount]: Line): Step => {
    left += amount ?? 0;
    return { name, amount: amount ?? left, left };
  };
  const taken = lines.map(take);
  const receipts = taken[0]?.left ?? 0;
  const taxed = tax({ receipts, profit: left });
  return [
    ...taken,
    ...[['beforeTax'], ['tax', -taxed], ['inHand']].map((line) => take(line as Line)),
  ];
}
