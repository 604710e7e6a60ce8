import { useEffect, useMemo, useState, type RefObject } from 'react';
import { changedInputs, useTakeOver } from '../components/use-take-over';
import {
  amountNames,
  assume,
  fullSum,
  type AmountName,
  type Amounts,
  type Assumptions,
  type FullSum,
  type SumFacts,
  type YearKind,
} from '../site/sums/assumptions';
import {
  isAmountName,
  readChanges,
  readChoice,
  readTypedAmount,
  writeChanges,
  type Changes,
} from '../site/sums/sum-address';

/** How long a change rests before it stands in the address; browsers count how often that changes. */
const REST_MS = 250;

interface SumState extends Changes {
  /** The last valid amounts. */
  amounts: Partial<Amounts>;
}

export interface WorkedSum {
  assumptions: Assumptions;
  sum: FullSum;
  /** The same in another year. */
  otherYear: { year: YearKind; sum: FullSum };
  /** What stands in a field, valid or not. */
  textOf: (name: AmountName) => string;
  /** The amounts whose text is not valid. */
  refused: readonly AmountName[];
  /** What the visitor has changed. */
  changes: Partial<Assumptions>;
  changed: boolean;
  /** Takes what is typed or chosen in the control of this name; without a value, ours again. */
  change: (name: string, value?: string) => void;
  reset: () => void;
  /** The address under which the sum can be found again. */
  address: () => string;
}

const untouched: SumState = { typed: {}, chosen: {}, amounts: {} };

/**
 * The visitor's sum: what was typed and chosen, also in the address and in `controls` before hydration,
 * and what follows from it. An amount that is not valid leaves the sum as it was.
 */
export function useFullSum(facts: SumFacts, controls: RefObject<HTMLElement>): WorkedSum {
  const [state, setState] = useState(untouched);
  const changes = useMemo(() => ({ ...state.amounts, ...state.chosen }), [state]);
  const changed = Object.keys(changes).length > 0;

  useTakeOver(controls, (element) => {
    const { typed, chosen } = readChanges(window.location.search);
    const early = [...Object.entries({ ...typed, ...chosen }), ...changedControls(element)];
    if (early.length > 0) setState((last) => early.reduce(withChange, last));
  });

  useEffect(() => {
    if (state === untouched) return;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // The address of the next page may stand there before that page does.
      if (window.location.pathname === pathname) writeAddress(changes);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [state, changes]);

  const assumptions = assume(changes, facts);
  const other = assumptions.year === 'usual' ? 'average' : 'usual';
  return {
    assumptions,
    sum: fullSum(assumptions, facts),
    otherYear: { year: other, sum: fullSum(assume({ ...changes, year: other }, facts), facts) },
    textOf: (name) => state.typed[name] ?? String(Math.round(assumptions[name] * 100) / 100),
    refused: amountNames.filter((name) => isRefused(name, state.typed[name])),
    changes,
    changed,
    change: (name, value) => setState((last) => withChange(last, [name, value])),
    reset: () => setState({ ...untouched }),
    address: () => window.location.origin + addressOf(changes),
  };
}

/** An empty field takes our assumption again; only the rent must be said. */
function isRefused(name: AmountName, text: string | undefined): boolean {
  if (text === undefined || (text === '' && name !== 'rent')) return false;
  return readTypedAmount(name, text) === undefined;
}

function withChange(last: SumState, [name, value]: [name: string, value?: string]): SumState {
  if (!isAmountName(name))
    return { ...last, chosen: { ...last.chosen, ...readChoice(name, value ?? '') } };
  const { [name]: before, ...others } = last.amounts;
  const amount =
    readTypedAmount(name, value ?? '') ?? (isRefused(name, value) ? before : undefined);
  return {
    ...last,
    typed: { ...last.typed, [name]: value },
    amounts: amount === undefined ? others : { ...others, [name]: amount },
  };
}

function writeAddress(changes: Partial<Assumptions>): void {
  const { pathname, search, hash } = window.location;
  const address = addressOf(changes);
  if (address !== pathname + search)
    window.history.replaceState(window.history.state, '', address + hash);
}

function addressOf(changes: Partial<Assumptions>): string {
  const { pathname, search } = window.location;
  return pathname + writeChanges(changes, search);
}

/** The controls that a visitor used while the page was only HTML. */
function changedControls(element: HTMLElement): [name: string, value: string][] {
  const selects = [...element.querySelectorAll('select')].filter(({ selectedOptions }) =>
    [...selectedOptions].some(({ defaultSelected }) => !defaultSelected),
  );
  return [...changedInputs(element), ...selects].map(({ name, value }) => [name, value]);
}
