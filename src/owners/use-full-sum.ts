import { useEffect, useMemo, useState, type RefObject } from 'react';
import { changedInputs, useTakeOver } from '../components/use-take-over';
import { amountNames, assume, fullSum } from '../site/sums/assumptions';
import type { AmountName, Amounts, Assumptions, SumFacts } from '../site/sums/assumptions';
import * as sumAddress from '../site/sums/sum-address';
import { useSumWords } from './use-sum-words';

/** Browsers limit how often an address may change. */
const REST_MS = 250;

interface SumState extends sumAddress.Changes {
  /** The last valid amounts. */
  amounts: Partial<Amounts>;
  /** The address brought a sum along, to ask for a forecast with. */
  asked: boolean;
}

export type WorkedSum = ReturnType<typeof useFullSum>;

const untouched: SumState = { typed: {}, chosen: {}, amounts: {}, asked: false };

/**
 * The visitor's sum: what was typed and chosen, also in the address and in `controls` before hydration,
 * and what follows from it. An amount that is not valid leaves the sum as it was.
 */
export function useFullSum(facts: SumFacts, controls: RefObject<HTMLElement>) {
  const [state, setState] = useState(untouched);
  const changes: Partial<Assumptions> = useMemo(
    () => ({ ...state.amounts, ...state.chosen }),
    [state],
  );

  useTakeOver(controls, (element) => {
    const { typed, chosen } = sumAddress.readChanges(window.location.search);
    const early = [...Object.entries({ ...typed, ...chosen }), ...changedControls(element)];
    const asked = takeAsked();
    if (early.length > 0) setState((last) => ({ ...early.reduce(withChange, last), asked }));
  });

  useEffect(() => {
    if (state === untouched) return;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // The address changes to the next page's before that page is drawn.
      if (window.location.pathname === pathname) writeAddress(changes);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [state, changes]);

  const assumptions = assume(changes, facts);
  const sum = fullSum(assumptions, facts);
  const words = useSumWords(facts, assumptions, sum);
  const other = assumptions.year === 'usual' ? ('average' as const) : ('usual' as const);
  return {
    ...{ facts, words, assumptions, changes, sum },
    otherYear: { year: other, sum: fullSum(assume({ ...changes, year: other }, facts), facts) },
    /** What stands in a field, valid or not. */
    textOf: (name: AmountName) =>
      state.typed[name] ?? String(Math.round(assumptions[name] * 100) / 100),
    refused: amountNames.filter((name) => isRefused(name, state.typed[name])),
    changed: Object.keys(changes).length > 0,
    asked: state.asked,
    /** Takes what is typed or chosen in the control of this name; without a value, ours again. */
    change: (name: string, value?: string) => setState((last) => withChange(last, [name, value])),
    reset: () => setState({ ...untouched }),
    address: () => window.location.origin + addressOf(changes),
  };
}

/** An empty field takes our assumption again; only the rent must be said. */
function isRefused(name: AmountName, text: string | undefined): boolean {
  if (text === undefined || (text === '' && name !== 'rent')) return false;
  return sumAddress.readTypedAmount(name, text) === undefined;
}

function withChange(last: SumState, [name, value]: [name: string, value?: string]): SumState {
  if (!sumAddress.isAmountName(name))
    return { ...last, chosen: { ...last.chosen, ...sumAddress.readChoice(name, value ?? '') } };
  const { [name]: before, ...others } = last.amounts;
  const amount =
    sumAddress.readTypedAmount(name, value ?? '') ?? (isRefused(name, value) ? before : undefined);
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
  return pathname + sumAddress.writeChanges(changes, search);
}

/** The controls that a visitor used while the page was only HTML, where choices are marked. */
function changedControls(element: HTMLElement): [name: string, value: string][] {
  const selects = [...element.querySelectorAll('select')].filter((select) => {
    const built = select.querySelector<HTMLOptionElement>('option[selected]');
    return built !== null && !built.selected;
  });
  return [...changedInputs(element), ...selects].map(({ name, value }) => [name, value]);
}

/** Whether the estimate on the home page has led here to ask for a forecast; it answers yes once. */
function takeAsked(): boolean {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(sumAddress.ASKED)) return false;
  address.searchParams.delete(sumAddress.ASKED);
  window.history.replaceState(window.history.state, '', address);
  return true;
}
