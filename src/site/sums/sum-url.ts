import { readNumber } from '../read-number';
import { amountNames, bounds, services, situations, yearKinds } from './assumptions';
import type { Assumptions, Choices } from './assumptions';
import { taxRegimes } from './tax';

const choices = {
  service: services,
  year: yearKinds,
  now: situations,
  tax: taxRegimes,
  tenantTax: taxRegimes,
} satisfies { [Name in keyof Choices]: readonly Choices[Name][] };

const names: readonly string[] = [...amountNames, ...Object.keys(choices)];

/**
 * A text as the assumption of this name: an amount to the cent, or a choice; nothing where the text is no
 * number or out of bounds, or names no choice.
 */
export function readAssumption(name: string, text: string): Partial<Assumptions> | undefined {
  const amountName = amountNames.find((one) => one === name);
  if (!amountName) {
    const options = Object.entries(choices).find(([choice]) => choice === name)?.[1] ?? [];
    return options.some((option) => option === text) ? { [name]: text } : undefined;
  }
  const { from, to } = bounds[amountName];
  const amount = Math.round((readNumber(text) ?? NaN) * 100) / 100;
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

/** A query with the changed assumptions and its other parameters. */
export function searchWithChanges(changed: Partial<Assumptions>, search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of names) {
    const value = changed[name as keyof Assumptions];
    if (value === undefined) parameters.delete(name);
    else parameters.set(name, String(value));
  }
  const written = parameters.toString();
  return written && `?${written}`;
}
