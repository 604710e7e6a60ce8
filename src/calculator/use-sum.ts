import { useEffect, useMemo, useState, type RefObject } from 'react';
import { changedInputs, useTakeOver } from '../components/use-take-over';
import { fullSum, type AmountName, type Assumptions } from '../site/sums/assumptions';
import type { Situation, SumFacts } from '../site/sums/assumptions';
import * as sumAddress from '../site/sums/sum-address';

/** Browsers limit how often an address may change. */
const PAUSE_MS = 250;

/** What an owner is asked first, by what is in the apartment now. */
export const firstAmounts = (now: Situation): FirstAmount[] =>
  now === 'self' ? ['payout', 'hours'] : ['rent', 'utilities'];

export type FirstAmount = 'rent' | 'utilities' | 'payout' | 'hours';

const assumedAmounts = [
  ...(['usual', 'average', 'night', 'dearer', 'stay', 'changeover'] as const),
  ...(['guestCleaning', 'commission', 'extras'] as const),
];

/** What an owner may assume otherwise; a host's price of a night follows from the payout. */
export const furtherAmounts = (now: Situation) =>
  assumedAmounts.filter((name) => name !== 'night' || now !== 'self');

interface SumState {
  /** What stands in the fields, valid or not. */
  texts: Readonly<Record<string, string | undefined>>;
  /** The last valid amounts, and what was chosen. */
  changes: Partial<Assumptions>;
  /** The address brought a sum along, to ask for a forecast with. */
  handOver: boolean;
}

const untouched: SumState = { texts: {}, changes: {}, handOver: false };

export type SumFields = ReturnType<typeof useSum>['fields'];

/**
 * The visitor's sum: what was typed and chosen, also in `controls` before hydration and, where it is kept
 * there, in the address; and what follows from it. An amount that is not valid leaves the sum as it was.
 */
export function useSum(facts: SumFacts, controls: RefObject<HTMLElement>, inAddress: boolean) {
  const [state, setState] = useState(untouched);
  const sum = useMemo(() => fullSum(state.changes, facts), [state.changes, facts]);

  useTakeOver(controls, (element) => {
    const early = changedControls(element);
    if (inAddress) early.unshift(...sumAddress.readSearch(window.location.search));
    const handOver = inAddress && takeHandOver();
    if (early.length > 0) setState((last) => ({ ...early.reduce(withChange, last), handOver }));
  });

  useEffect(() => {
    if (state === untouched || !inAddress) return;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // The address changes to the next page's before that page is drawn.
      if (window.location.pathname === pathname) writeAddress(state.changes);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [state, inAddress]);

  const { assumptions } = sum;
  const { now } = assumptions;
  const fields = {
    /** What stands in a field, valid or not. */
    textOf: (name: AmountName) =>
      state.texts[name] ?? String(Math.round(assumptions[name] * 100) / 100),
    invalid: [...firstAmounts(now), ...furtherAmounts(now)].filter((name) =>
      isInvalid(name, state.texts[name]),
    ),
    /** Takes what is typed or chosen in the control of this name; without a text, ours again. */
    set: (name: string, text?: string) => setState((last) => withChange(last, [name, text])),
    reset: () => setState({ ...untouched }),
  };
  return { sum, fields, handOver: state.handOver };
}

/** An empty field takes our assumption again; what only the owner can know must be said. */
function isInvalid(name: string, text: string | undefined): boolean {
  const ownersAlone = name === 'rent' || name === 'payout' || name === 'hours';
  if (text === undefined || (text === '' && !ownersAlone)) return false;
  return sumAddress.readAssumption(name, text) === undefined;
}

function withChange(last: SumState, [name, text]: [name: string, text?: string]): SumState {
  const texts = { ...last.texts, [name]: text };
  if (isInvalid(name, text)) return { ...last, texts };
  const { [name as keyof Assumptions]: _, ...others } = last.changes;
  return { ...last, texts, changes: { ...others, ...sumAddress.readAssumption(name, text ?? '') } };
}

function writeAddress(changes: Partial<Assumptions>): void {
  const { pathname, search, hash } = window.location;
  const address = addressOf(changes);
  if (address !== pathname + search)
    window.history.replaceState(window.history.state, '', address + hash);
}

/** This page with a sum, without its host. */
export function addressOf(changes: Partial<Assumptions>): string {
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

/** Whether the home page has led here to ask for a forecast; takes that out of the address. */
function takeHandOver(): boolean {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(sumAddress.HAND_OVER)) return false;
  address.searchParams.delete(sumAddress.HAND_OVER);
  window.history.replaceState(window.history.state, '', address);
  return true;
}
