import { wholeEuros } from '../figures';
import type { Tax } from './tax';

/** A year of short-term letting; sums in euros, shares in per cent. */
export interface ShortTermYear {
  /** What the platform pays out for the nights, after its commission. */
  paidOut: number;
  /** The platform's commission, of what guests pay. */
  commission: number;
  /** VAT on that commission, which the owner pays (reverse charge). */
  vat: number;
  /** Our fee, of all that is paid out, VAT included; 0 where an owner does the work. */
  fee: number;
  changeovers: number;
  /** The price of one changeover. */
  changeover: number;
  /** What guests pay for cleaning, per stay: receipts like any other. */
  guestCleaning: number;
  /** What the owner pays in a month for utilities, and for an accountant and small costs. */
  utilities: number;
  extras: number;
}

export type StepName =
  | 'guestsPay'
  | 'tenantPays'
  | 'commission'
  | 'paidOut'
  | 'fee'
  | 'cleaning'
  | 'utilities'
  | 'extras'
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
  const { changeovers, fee } = year;
  const guestsPay = year.paidOut / (1 - year.commission / 100) + changeovers * year.guestCleaning;
  const commission = (guestsPay * year.commission) / 100;
  const ours: Line[] = fee > 0 ? [['fee', (-(guestsPay - commission) * fee) / 100]] : [];
  return steps(
    [
      ['guestsPay', guestsPay],
      ['commission', -commission],
      ['paidOut'],
      ...ours,
      ['cleaning', -changeovers * year.changeover],
      ['utilities', -year.utilities * MONTHS],
      ['extras', -year.extras * MONTHS],
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

/** What a step comes to; nothing where there is no such step. */
export function amountOf(steps: readonly Step[], name: StepName): number {
  return steps.find((step) => step.name === name)?.amount ?? 0;
}

/** The steps in whole euros: each cost is what lies between two rounded sums, so that all add up. */
export function wholeSteps(steps: readonly Step[]): Step[] {
  return steps.map(({ name, ...step }, index) => {
    const left = wholeEuros(step.left);
    const isTotal = step.amount === step.left;
    return { name, left, amount: isTotal ? left : left - wholeEuros(steps[index - 1]?.left ?? 0) };
  });
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
