import { useEffect, useMemo, useState, type RefObject } from 'react';
import { changedControls, useOnHydration } from '../start/hydration-hooks';
import { useLanguage } from '../links/current-page';
import { profiles } from '../site/languages';
import {
  calculateSum,
  shownAmount,
  type AmountName,
  type Assumptions,
  type Situation,
  type SumFacts,
} from '../site/sums/assumptions';
import * as sumUrl from '../site/sums/sum-url';
import type { Place } from '../site/sums/market';
import { readStored, writeStored } from '../site/storage';

/** The key of the visit's sum in the session. */
const STORED = 'sum';

/** Browsers limit how often an address may change. */
const ADDRESS_DELAY_MS = 250;

/** After this pause, an amount of at least so many digits counts as typed to the end. */
const SETTLE_MS = 500;
const SETTLE_DIGITS = 3;

const hostAmounts = ['payout', 'changeovers', 'ownCleaning', 'hours'] as const;

/** The amounts that an owner is asked first, by the present use of the apartment. */
export const ownerAmounts = (now: Situation): readonly ('rent' | (typeof hostAmounts)[number])[] =>
  now === 'self' ? hostAmounts : ['rent'];

const costs = [
  ...(['changeover', 'guestCleaning', 'levy'] as const),
  ...(['commission', 'extras', 'accountant'] as const),
];
const years = ['usual', 'average', 'stay', 'ownNights', 'emptyWeeks', 'cadastre', 'flats'] as const;

/** The assumptions that an owner can change, except for those that are asked before. */
export const assumedAmounts = (now: Situation): readonly AssumedAmount[] =>
  now === 'self'
    ? ['changeover', 'utilities', 'commission', 'extras', 'levy', 'flats']
    : [...years, ...costs];

export type AssumedAmount = (typeof costs | typeof years)[number] | 'utilities';

type Texts = Readonly<Record<string, string | undefined>>;

interface SumState {
  /** The texts of the inputs, valid or not. */
  texts: Texts;
  /** The last valid amounts, and the choices. */
  changes: Partial<Assumptions>;
  /** The address asks to attach its sum to the form. */
  forecastAsked: boolean;
  /** The visitor has changed the sum on this page. */
  edited: boolean;
}

const untouched: SumState = { texts: {}, changes: {}, forecastAsked: false, edited: false };

export type SumFields = ReturnType<typeof useSum>['fields'];

/**
 * The visitor's sum, from what was typed and chosen, also in `controls` before hydration, and from the query of the
 * address or the last sum of the visit. An invalid amount leaves the sum as it was.
 * `inAddress`: the address has the sum. `place`: what is known of it until a visitor chooses one.
 */
export function useSum(
  facts: SumFacts,
  controls: RefObject<HTMLElement>,
  { inAddress = false, place }: { inAddress?: boolean; place?: Place } = {},
) {
  const [state, setState] = useState(untouched);
  // The texts that the visitor has finished typing.
  const [settled, setSettled] = useState<Texts>({});
  const changes = useMemo(() => ({ ...place, ...state.changes }), [place, state.changes]);
  const sum = useMemo(() => calculateSum(changes, facts), [changes, facts]);
  const [used, setUsed] = useState(false);
  const { decimals } = profiles[useLanguage()].separators;

  useOnHydration(controls, (element) => {
    for (const type of ['pointerover', 'focusin', 'toggle'])
      element.addEventListener(type, () => setUsed(true), { capture: true, once: true });
    const early = changedControls(element).map(
      ({ name, value, dataset }): [name: string, value: string] => [dataset.amount ?? name, value],
    );
    const linked = inAddress ? sumUrl.sumParameters(window.location.search) : [];
    const stored = sumUrl.sumParameters(readStored('session', STORED) ?? '');
    early.unshift(...(linked.length > 0 ? linked : stored));
    const forecastAsked = inAddress && takeForecastRequest();
    if (early.length === 0) return;
    setSettled(Object.fromEntries(early));
    setState((last) => ({ ...early.reduce(applyChange, last), forecastAsked }));
  });

  useEffect(() => {
    if (state === untouched && !place) return;
    writeStored('session', STORED, sumUrl.searchWithChanges(changes, '') || undefined);
    if (!inAddress) return;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // The address changes to the next page's before that page is rendered.
      if (window.location.pathname === pathname) writeAddress(changes);
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state, changes, place, inAddress]);

  const { texts, forecastAsked, edited } = state;
  useEffect(() => {
    const typed = Object.entries(texts).filter(
      ([, text = '']) => text.replace(/\D/g, '').length >= SETTLE_DIGITS,
    );
    const timer = setTimeout(
      () => setSettled((last) => ({ ...last, ...Object.fromEntries(typed) })),
      SETTLE_MS,
    );
    return () => clearTimeout(timer);
  }, [texts]);

  const { now } = sum.assumptions;
  const editable: AmountName[] = [...ownerAmounts(now), ...assumedAmounts(now)];
  if (now !== 'self') editable.push('price', 'utilities');
  const invalid = editable.filter((name) => !readChange(name, texts[name]));
  /** Applies the text or choice of the control of this name; without a text, resets it to our assumption. */
  const set = (name: string, text?: string) =>
    setState((last) => ({ ...applyChange(last, [name, text]), edited: true }));
  const settle = (name: string) => setSettled((last) => ({ ...last, [name]: texts[name] }));
  const shownText = (name: AmountName) =>
    String(Math.round(shownAmount(sum, name) * 100) / 100).replace('.', decimals);
  const fields = {
    /** The amounts with an invalid text, also while it is being typed. */
    invalid,
    /** The invalid amounts whose error is shown. */
    refused: invalid.filter((name) => settled[name] === texts[name]),
    set,
    settle,
    reset: () => setState({ ...untouched, edited: true }),
    /** For the field of an amount; a native number field reads a comma by the browser's own language. */
    input: (name: AmountName) => ({
      // If the form is sent before hydration, our price for another rent would count as the visitor's.
      name: inAddress || name !== 'price' || name in texts ? name : undefined,
      'data-amount': name,
      type: 'text',
      inputMode: 'decimal' as const,
      autoComplete: 'off',
      value: texts[name] ?? shownText(name),
      'aria-invalid': invalid.includes(name) && settled[name] === texts[name],
      onBlur: () => settle(name),
      onChange: ({ target }: { target: HTMLInputElement }) => set(name, target.value),
    }),
  };
  /** Focuses an invalid amount and shows its error; returns whether there was one. */
  const focusInvalid = (): boolean => {
    const [name] = invalid;
    if (!name) return false;
    settle(name);
    const field = controls.current?.querySelector<HTMLElement>(`[name=${name}]`);
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
    return true;
  };
  const changed = Object.keys(changes).length > 0;
  const late = { wanted: used || changed, changed };
  return { sum, fields, late, focusInvalid, forecastAsked, edited };
}

/** An empty input resets the amount to our assumption; amounts that only the owner knows must not be empty. */
function readChange(name: string, text: string | undefined): Partial<Assumptions> | undefined {
  const isRequired = name === 'rent' || name === 'payout' || name === 'hours';
  if (text === undefined || (text.trim() === '' && !isRequired)) return {};
  return sumUrl.readAssumption(name, text);
}

function applyChange(last: SumState, [name, text]: [name: string, text?: string]): SumState {
  const texts = { ...last.texts, [name]: text };
  const change = readChange(name, text);
  if (!change) return { ...last, texts };
  const { [name as keyof Assumptions]: _, ...others } = last.changes;
  return { ...last, texts, changes: { ...others, ...change } };
}

function writeAddress(changes: Partial<Assumptions>): void {
  const { pathname, search, hash } = window.location;
  const address = pathname + sumUrl.searchWithChanges(changes, search);
  if (address !== pathname + search)
    window.history.replaceState(window.history.state, '', address + hash);
}

/** Whether the address asks for a forecast; removes the parameter from it. */
function takeForecastRequest(): boolean {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(sumUrl.ASK_FORECAST)) return false;
  address.searchParams.delete(sumUrl.ASK_FORECAST);
  window.history.replaceState(window.history.state, '', address);
  return true;
}
