import {
  amountNames,
  assume,
  bounds,
  type Assumptions,
  type SumFacts,
} from '../../../site/sums/assumptions';
import { choices as visitorsChoices } from '../../../site/sums/sum-address';

/** Assumptions by their names, as an editor writes them. */
export type WrittenAssumptions = Readonly<Record<string, string>>;

/** The rent is that of the example. */
const numbers = amountNames.filter((name) => name !== 'rent');
/** What a visitor chooses from; `none`: the owner does the work and pays no fee. */
const choices: Readonly<Record<string, readonly string[]>> = {
  ...visitorsChoices,
  service: [...visitorsChoices.service, 'none'],
};
const MONTHS = 12;

/** The assumptions of a cell such as "stay: 5, tax: receipts", and what is wrong with them. */
export function readAssumptions(text: string): {
  written: WrittenAssumptions;
  problems: string[];
} {
  const pairs = text
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair): [name: string, value: string] => {
      const [name = '', ...value] = pair.split(':');
      return [name.trim(), value.join(':').trim()];
    });
  const problems = pairs.flatMap(([name, value]) => wrong(name, value) ?? []);
  return { written: Object.fromEntries(pairs), problems };
}

/**
 * The year of the example in `content/company.yml` with some assumptions changed. The average night stays
 * that of the example. `emptyMonths` is how long the long-term let stands empty.
 */
export function assumptionsOf(
  written: WrittenAssumptions,
  facts: SumFacts,
): { assumptions: Assumptions; facts: SumFacts } {
  const { emptyMonths = '0', service, ...rest } = written;
  const rent = facts.figures.longTermExample.from / MONTHS;
  const { night } = assume({ rent }, facts);
  const alone = service === 'none';
  const changed = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, name in choices ? value : Number(value)]),
  );
  const assumptions = assume(
    {
      night,
      ...(service && { service: alone ? 'remote' : service }),
      ...changed,
      rent: (rent * (MONTHS - Number(emptyMonths))) / MONTHS,
    } as Partial<Assumptions>,
    facts,
  );
  if (!alone) return { assumptions, facts };
  const figures = { ...facts.figures, remoteFee: { from: 0, to: 0 } };
  return { assumptions, facts: { ...facts, figures } };
}

function wrong(name: string, value: string): string | undefined {
  const chosen = choices[name];
  if (chosen)
    return chosen.includes(value)
      ? undefined
      : `"${name}: ${value}": expected one of: ${chosen.join(', ')}`;
  const known = numbers.find((candidate) => candidate === name);
  if (!known && name !== 'emptyMonths') {
    const names = [...numbers, 'emptyMonths', ...Object.keys(choices)].join(', ');
    return `"${name}" is no assumption; expected one of: ${names}`;
  }
  const { from, to } = known ? bounds[known] : { from: 0, to: MONTHS };
  const amount = Number(value);
  return value !== '' && amount >= from && amount <= to
    ? undefined
    : `"${name}: ${value}": expected a number from ${from} to ${to}, with a point before its decimals`;
}
