import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { bounds, shownAmount, type AmountName, type Sum } from '../site/sums/assumptions';
import type { Answer } from './use-answer';
import { useFormat } from './use-format';
import type { SumFields } from './use-sum';

/** A pause after which a screen reader may hear a result. */
const DEBOUNCE_MS = 800;

/** The error message of an amount: its bounds, and the value that the sum uses meanwhile. */
export function useAmountErrorText(sum: Sum) {
  const { t } = useTranslation('calculator');
  const { value } = useFormat();
  return (name: AmountName) => {
    const { from, to, unit } = bounds[name];
    const write = (amount: number) => value(amount, unit);
    return t('refused', {
      from: write(from),
      to: write(to),
      amount: write(shownAmount(sum, name)),
    });
  };
}

/** The text that a screen reader announces when the visitor pauses, and a function that focuses an invalid amount. */
export function useAmountError(
  sum: Sum,
  fields: SumFields,
  group: RefObject<HTMLElement>,
  { figure, caption, title, text }: Answer,
) {
  const textOf = useAmountErrorText(sum);
  const [refused] = fields.refused;
  const answer = [figure, caption, title, text].filter(Boolean).join(' ');
  const announced = useDebounced(refused ? textOf(refused) : answer);

  /** Focuses an invalid amount and shows its error; returns whether there was one. */
  const focusInvalid = (): boolean => {
    const [name] = fields.invalid;
    if (!name) return false;
    fields.settle(name);
    const field = group.current?.querySelector<HTMLElement>(`[name=${name}]`);
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
    return true;
  };
  return { announced, focusInvalid };
}

/** `text`, debounced; empty until it first changes. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState('');
  const last = useRef(text);
  useEffect(() => {
    if (last.current === text) return;
    const timer = setTimeout(() => {
      last.current = text;
      setDebounced(text);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
