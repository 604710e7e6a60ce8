import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { bounds, shownAmount, type AmountName, type Sum } from '../site/sums/assumptions';
import type { Answer } from './use-answer';
import { useFigures } from './use-figures';
import type { SumFields } from './use-sum';

/** A pause after which a screen reader may hear a result. */
const DEBOUNCE_MS = 800;

/** Says what an amount must be, and with which the sum counts meanwhile. */
export function useAmountErrorText(sum: Sum) {
  const { t } = useTranslation('calculator');
  const { value } = useFigures();
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

/** What a screen reader hears when the visitor pauses, and how a button that needs all amounts asks for one. */
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

  /** Whether an amount is invalid, which then says so and gets the focus. */
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

/** The last `text` that stayed for the pause; empty until it first changes. */
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
