import { wholeEuros } from '../format-figure';
import { MONTHS, type Tax } from './tax';

/** Sums in euros, shares in per cent, `utilities` and `extras` for a month. */
interface ShortTermYear {
  /** All that guests pay, what they pay for cleaning with it. */
  guestsPay: number;
  commission: number;
  /** VAT on the commission, which the owner of the account pays (reverse charge); 0 if that is we. */
  vat: number;
  /** Our fee as a share of the payout, VAT included; 0 if an owner does the work. */
  fee: number;
  changeovers: number;
  changeover: number;
  /** The levy of all stays in the year. */
  levy: number;
  propertyTax: number;
  utilities: number;
  extras: number;
}

export type StepName =
  | ('guestsPay' | 'tenantPays' | 'commission' | 'paidOut' | 'fee' | 'cleaning' | 'levy')
  | ('utilities' | 'extras' | 'vat' | 'propertyTax' | 'beforeTax')
  | ('accountant' | 'contributions' | 'tax' | 'inHand');

export interface Step {
  name: StepName;
  /** A cost is below zero; a total is what there is at this point. */
  amount: number;
  left: number;
}

/** The steps from what guests pay to what is left before tax; not rounded. */
export function shortTermSteps(year: ShortTermYear): Step[] {
  const { guestsPay, changeovers, fee } = year;
  const commission = (guestsPay * year.commission) / 100;
  const ours: Line[] = fee > 0 ? [['fee', (-(guestsPay - commission) * fee) / 100]] : [];
  return steps([
    ['guestsPay', guestsPay],
    ['commission', -commission],
    ['paidOut'],
    ...ours,
    ['cleaning', -changeovers * year.changeover],
    ['levy', -year.levy],
    ['utilities', -year.utilities * MONTHS],
    ['extras', -year.extras * MONTHS],
    ['vat', (-commission * year.vat) / 100],
    ['propertyTax', -year.propertyTax],
    ['beforeTax'],
  ]);
}

/** The steps of letting to a tenant, who pays the utilities. */
export const longTermSteps = (receipts: number, propertyTax: number): Step[] =>
  steps([['tenantPays', receipts], ['propertyTax', -propertyTax], ['beforeTax']]);

/** These steps, and what a tax leaves. */
export function withTax(before: readonly Step[], tax: Tax): Step[] {
  const receipts = before[0]?.amount ?? 0;
  const profit = amountOfStep(before, 'beforeTax');
  const costs = tax({ receipts, profit, propertyTax: -amountOfStep(before, 'propertyTax') });
  const after: Line[] = [
    ['accountant', -costs.accountant],
    ['contributions', -costs.contributions],
    ['tax', -costs.tax],
    ['inHand'],
  ];
  return [...before, ...steps(after, profit)];
}

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

/** Costs that are shown where they are 0, too. */
const always: readonly StepName[] = ['commission', 'utilities', 'extras', 'tax'];

/** Adds the lines to what there is; a line without an amount is a total. */
function steps(lines: readonly Line[], before = 0): Step[] {
  let left = before;
  return lines
    .filter(([name, amount]) => amount !== 0 || always.includes(name))
    .map(([name, amount]) => {
      left += amount ?? 0;
      return { name, amount: amount ?? left, left };
    });
}
