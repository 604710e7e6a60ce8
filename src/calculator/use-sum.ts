import { useEffect, useMemo, useState, type RefObject } from 'react';
import { changedInputs, useTakeOver } from '../components/use-take-over';
import { useLanguage } from '../links/use-language';
import { profiles } from '../site/languages';
import { fullSum, shownAmount, type AmountName, type Assumptions } from '../site/sums/assumptions';
import type { Situation, SumFacts } from '../site/sums/assumptions';
import * as sumAddress from '../site/sums/sum-address';

/** Browsers limit how often an address may change. */
const PAUSE_MS = 250;

/** After such a pause, an amount of so many digits is no longer being typed. */
const TYPED_MS = 500;
const TYPED_DIGITS = 3;

/** What an owner is asked first, by what is in the apartment now. */
export const firstAmounts = (now: Situation): AmountName[] =>
  now === 'self' ? ['payout', 'changeovers', 'ownCleaning', 'hours'] : ['rent', 'utilities'];

/** What an owner may assume otherwise, beside the price of a night. */
export const furtherAmounts = (now: Situation): FurtherAmount[] =>
  now === 'self'
    ? ['changeover', 'utilities', 'commission', 'extras']
    : ['usual', 'average', 'stay', 'changeover', 'guestCleaning', 'commission', 'extras'];

export type FurtherAmount = Exclude<
  AmountName,
  'rent' | 'price' | 'payout' | 'changeovers' | 'ownCleaning' | 'hours'
>;

type Texts = Readonly<Record<string, string | undefined>>;

interface SumState {
  /** What stands in the fields, valid or not. */
  texts: Texts;
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
  // The texts that nobody is typing any more.
  const [settled, setSettled] = useState<Texts>({});
  const sum = useMemo(() => fullSum(state.changes, facts), [state.changes, facts]);
  const { decimals } = profiles[useLanguage()].separators;

  useTakeOver(controls, (element) => {
    const early = changedControls(element);
    if (inAddress) early.unshift(...sumAddress.readSearch(window.location.search));
    const handOver = inAddress && takeHandOver();
    if (early.length === 0) return;
    setSettled(Object.fromEntries(early));
    setState((last) => ({ ...early.reduce(withChange, last), handOver }));
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

  const { texts } = state;
  useEffect(() => {
    const typed = Object.entries(texts).filter(
      ([, text = '']) => text.replace(/\D/g, '').length >= TYPED_DIGITS,
    );
    const timer = setTimeout(
      () => setSettled((last) => ({ ...last, ...Object.fromEntries(typed) })),
      TYPED_MS,
    );
    return () => clearTimeout(timer);
  }, [texts]);

  const { now } = sum.assumptions;
  const asked: AmountName[] = [...firstAmounts(now), ...furtherAmounts(now)];
  if (now !== 'self') asked.push('price');
  const invalid = asked.filter((name) => isInvalid(name, texts[name]));
  /** Takes what is typed or chosen in the control of this name; without a text, ours again. */
  const set = (name: string, text?: string) => setState((last) => withChange(last, [name, text]));
  const settle = (name: string) => setSettled((last) => ({ ...last, [name]: texts[name] }));
  const shown = (name: AmountName) =>
    String(Math.round(shownAmount(sum, name) * 100) / 100).replace('.', decimals);
  const fields = {
    /** Those whose text does not count, also while it is being typed. */
    invalid,
    /** Those of them that say so. */
    refused: invalid.filter((name) => settled[name] === texts[name]),
    set,
    settle,
    reset: () => setState({ ...untouched }),
    /** For the field of an amount; a native number field reads a comma by the browser's own language. */
    input: (name: AmountName) => ({
      // Sent before hydration, our price of another rent would count as the visitor's.
      name: inAddress || name !== 'price' || name in texts ? name : undefined,
      type: 'text',
      inputMode: 'decimal' as const,
      autoComplete: 'off',
      value: texts[name] ?? shown(name),
      'aria-invalid': invalid.includes(name) && settled[name] === texts[name],
      onBlur: () => settle(name),
      onChange: ({ target }: { target: HTMLInputElement }) => set(name, target.value),
    }),
  };
  return { sum, fields, handOver: state.handOver };
}

/** An empty field takes our assumption again; what only the owner can know must be said. */
function isInvalid(name: string, text: string | undefined): boolean {
  const ownersAlone = name === 'rent' || name === 'payout' || name === 'hours';
  if (text === undefined || (text.trim() === '' && !ownersAlone)) return false;
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
  const address = pathname + sumAddress.writeChanges(changes, search);
  if (address !== pathname + search)
    window.history.replaceState(window.history.state, '', address + hash);
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
