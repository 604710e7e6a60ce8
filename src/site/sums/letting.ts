import { wholeEuros } from '../format-figure';
import type { Tax } from './tax';

/** Sums in euros, shares in per cent, `utilities` and `extras` for a month. */
interface ShortTermYear {
  /** All that guests pay, what they pay for cleaning with it. */
  guestsPay: number;
  commission: number;
  /** VAT on the commission, which the owner pays (reverse charge). */
  vat: number;
  /** Our fee as a share of the payout, VAT included; 0 if an owner does the work. */
  fee: number;
  changeovers: number;
  changeover: number;
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

export interface Step {
  name: StepName;
  /** A cost is below zero; a total is what there is at this point. */
  amount: number;
  left: number;
}

export const MONTHS = 12;

/** The steps from what guests pay to what is left after tax, not rounded. */
export function shortTermSteps(year: ShortTermYear, tax: Tax): Step[] {
  const { guestsPay, changeovers, fee } = year;
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

/** The same for a tenant, who pays the utilities. */
export const longTermSteps = (rent: number, tax: Tax): Step[] =>
  steps([['tenantPays', rent * MONTHS]], tax);

/** The amount of a step; 0 if there is none. */
export const amountOfStep = (steps: readonly Step[], name: StepName): number =>
  steps.find((step) => step.name === name)?.amount ?? 0;

/** Rounds the steps to whole euros: each cost is the difference of two rounded totals, so that all add up. */
export function roundSteps(steps: readonly Step[]): Step[] {
  return steps.map(({ name, ...step }, index) => {
    const left = wholeEuros(step.left);
    const isTotal = step.amount === step.left;
    return { name, left, amount: isTotal ? left : left - wholeEuros(steps[index - 1]?.left ?? 0) };
  });
}

type Line = [name: StepName, amount?: number];

/** Adds the tax to the lines; a line without an amount is a total. */
function steps(lines: readonly Line[], tax: Tax): Step[] {
  let left = 0;
  const take = ([name, amount]: Line): Step => {
    left += amount ?? 0;
    return { name, amount: amount ?? left, left };
  };
  const taken = lines.map(take);
  const taxed = tax({ receipts: taken[0]?.left ?? 0, profit: left });
  const last: Line[] = [['beforeTax'], ['tax', -taxed], ['inHand']];
  return [...taken, ...last.map(take)];
}
