import { useEffect, useMemo, useState, type RefObject } from 'react';
import { changedInputs, useTakeOver } from '../components/use-take-over';
import { amountNames, assume, fullSum } from '../site/sums/assumptions';
import type {
  AmountName,
  Amounts,
  Assumptions,
  Situation,
  SumFacts,
} from '../site/sums/assumptions';
import * as sumAddress from '../site/sums/sum-address';

/** Browsers limit how often an address may change. */
const REST_MS = 250;

/** What an owner is asked first, by what is in the apartment now. */
export const asked = {
  tenant: ['rent', 'utilities'],
  self: ['payout', 'hours'],
  empty: ['rent', 'utilities'],
} as const satisfies Record<Situation, readonly AmountName[]>;

export type AskedName = (typeof asked)[Situation][number];

const isAsked = (name: AmountName, now: Situation) =>
  Object.values(asked).every((names) => !names.some((one) => one === name)) ||
  asked[now].some((one) => one === name);

interface SumState extends sumAddress.Changes {
  /** The last valid amounts. */
  amounts: Partial<Amounts>;
  /** The address brought a sum along, to ask for a forecast with. */
  handOver: boolean;
}

export type WorkedSum = ReturnType<typeof useSum>;

const untouched: SumState = { typed: {}, chosen: {}, amounts: {}, handOver: false };

/**
 * The visitor's sum: what was typed and chosen, also in `controls` before hydration and, where it is kept
 * there, in the address; and what follows from it. An amount that is not valid leaves the sum as it was.
 */
export function useSum(facts: SumFacts, controls: RefObject<HTMLElement>, inAddress: boolean) {
  const [state, setState] = useState(untouched);
  const changes: Partial<Assumptions> = useMemo(
    () => ({ ...state.amounts, ...state.chosen }),
    [state],
  );

  useTakeOver(controls, (element) => {
    const { typed, chosen } = sumAddress.readChanges(inAddress ? window.location.search : '');
    const early = [...Object.entries({ ...typed, ...chosen }), ...changedControls(element)];
    const handOver = inAddress && takeAsked();
    if (early.length > 0) setState((last) => ({ ...early.reduce(withChange, last), handOver }));
  });

  useEffect(() => {
    if (state === untouched || !inAddress) return;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // The address changes to the next page's before that page is drawn.
      if (window.location.pathname === pathname) writeAddress(changes);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [state, changes, inAddress]);

  const assumptions = assume(changes, facts);
  return {
    ...{ facts, assumptions, changes },
    sum: fullSum(assumptions, facts),
    /** What stands in a field, valid or not. */
    textOf: (name: AmountName) =>
      state.typed[name] ?? String(Math.round(assumptions[name] * 100) / 100),
    refused: amountNames.filter(
      (name) => isAsked(name, assumptions.now) && isRefused(name, state.typed[name]),
    ),
    changed: Object.keys(changes).length > 0,
    handOver: state.handOver,
    /** Takes what is typed or chosen in the control of this name; without a value, ours again. */
    change: (name: string, value?: string) => setState((last) => withChange(last, [name, value])),
    reset: () => setState({ ...untouched }),
    address: () => window.location.origin + addressOf(changes),
  };
}

/** An empty field takes our assumption again; what only the owner can know must be said. */
function isRefused(name: AmountName, text: string | undefined): boolean {
  const own = name === 'rent' || name === 'payout' || name === 'hours';
  if (text === undefined || (text === '' && !own)) return false;
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
