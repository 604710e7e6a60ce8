import { amountNames, bounds, services, situations, years } from './assumptions';
import type { AmountName, Assumptions, Choices } from './assumptions';
import { taxRegimes } from './tax';

/** The texts of the fields, valid or not, and what was chosen. */
export interface Changes {
  typed: Partial<Record<AmountName, string | undefined>>;
  chosen: Partial<Choices>;
}

const choices: { readonly [Name in keyof Choices]: readonly Choices[Name][] } = {
  service: services,
  year: years,
  now: situations,
  tax: taxRegimes,
  tenantTax: taxRegimes,
};

/** A typed amount to the cent; `undefined` when it is no number or out of bounds. */
export function readTypedAmount(name: AmountName, typed: string): number | undefined {
  const { from, to } = bounds[name];
  const amount = Math.round(Number(typed.trim() || NaN) * 100) / 100;
  return amount >= from && amount <= to ? amount : undefined;
}

/** The choice that a text names; `undefined` when there is none of this name. */
export function readChoice(name: string, value: string): Partial<Choices> | undefined {
  const known = Object.entries(choices).some(
    ([choice, values]) => choice === name && (values as readonly string[]).includes(value),
  );
  return known ? { [name]: value } : undefined;
}

export function isAmountName(name: string): name is AmountName {
  return (amountNames as readonly string[]).includes(name);
}

/** What the search of an address says about the sum: `?rent=900&service=remote`. */
export function readChanges(search: string): Changes {
  const parameters = [...new URLSearchParams(search)];
  return {
    typed: Object.fromEntries(parameters.filter(([name]) => isAmountName(name))),
    chosen: parameters.reduce((chosen, entry) => ({ ...chosen, ...readChoice(...entry) }), {}),
  };
}

/** The valid part of what the search of an address says. */
export function readAssumptions(search: string): Partial<Assumptions> {
  const { typed, chosen } = readChanges(search);
  const amounts = amountNames.flatMap((name) => {
    const amount = readTypedAmount(name, typed[name] ?? '');
    return amount === undefined ? [] : [[name, amount]];
  });
  return { ...(Object.fromEntries(amounts) as Partial<Assumptions>), ...chosen };
}

/** The parameter by which the estimate on the home page asks for a forecast. */
export const HAND_OVER = 'ask';

/** Changed assumptions as the search of an address, beside what else stands there. */
export function writeChanges(changed: Partial<Assumptions>, search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of [...amountNames, ...Object.keys(choices)]) {
    const value = changed[name as keyof Assumptions];
    if (value === undefined) parameters.delete(name);
    else parameters.set(name, String(value));
  }
  const written = parameters.toString();
  return written && `?${written}`;
}
