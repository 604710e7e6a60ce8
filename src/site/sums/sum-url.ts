import { readNumber } from '../read-number';
import { amountNames, bounds, choices, toCents, type Assumptions, type Sum } from './assumptions';
import { bedroomChoices } from './market';
import { isPriceUnknown } from './verdict';

const options: Readonly<Record<string, readonly string[]>> = {
  ...choices,
  bedrooms: bedroomChoices,
};

const names: readonly string[] = [...amountNames, ...Object.keys(options), 'where'];

/** The key of an area; whether the content has it, the sum finds out. */
const AREA = /^[a-z]+(-[a-z]+)*$/;

/**
 * A text as the assumption of this name: an amount to the cent, or a choice; nothing where the text is no
 * number or out of bounds, or names no choice.
 */
export function readAssumption(name: string, text: string): Partial<Assumptions> | undefined {
  const amountName = amountNames.find((known) => known === name);
  if (name === 'where') return AREA.test(text) ? { where: text } : undefined;
  if (!amountName) return options[name]?.includes(text) ? { [name]: text } : undefined;
  const { from, to } = bounds[amountName];
  const amount = toCents(readNumber(text) ?? NaN);
  return amount >= from && amount <= to ? { [name]: amount } : undefined;
}

/** The parameters of a query that are about the sum, valid or not: `?rent=900&service=remote`. */
export const sumParameters = (search: string): [name: string, text: string][] =>
  [...new URLSearchParams(search)].filter(([name]) => names.includes(name));

/** The valid assumptions of a query. */
export function readAssumptions(search: string): Partial<Assumptions> {
  const read = sumParameters(search).map(([name, text]) => readAssumption(name, text));
  return Object.assign({}, ...read) as Partial<Assumptions>;
}

/** The parameter by which the estimate on the home page asks for a forecast. */
export const ASK_FORECAST = 'ask';

/** The record of a sum with every value that it used, so that it stays the same when our assumptions change. */
export function wholeRecord(sum: Sum): Partial<Assumptions> {
  const { changeovers, payout, hours, ownCleaning, ...own } = sum.assumptions;
  const { price, ...all } = { ...own, rent: toCents(own.rent), price: toCents(own.price) };
  if (all.now === 'self') return { ...all, changeovers, payout, hours, ownCleaning };
  return isPriceUnknown(sum) ? all : { ...all, price };
}

/** A query with its other parameters and the changed assumptions, whose order is always the same. */
export function searchWithChanges(changed: Partial<Assumptions>, search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of names) {
    const value = changed[name as keyof Assumptions];
    parameters.delete(name);
    if (value !== undefined) parameters.set(name, String(value));
  }
  const written = parameters.toString();
  return written && `?${written}`;
}
