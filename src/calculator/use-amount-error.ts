import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { bounds, type AmountName, type Sum } from '../site/sums/assumptions';
import { useFigures } from './use-figures';
import type { SumFields } from './use-sum';

/** A pause after which a screen reader may hear a result, or an error be named. */
const DEBOUNCE_MS = 800;

/** Says what an amount must be, and with which the sum counts meanwhile. */
export function useAmountErrorText({ assumptions }: Sum) {
  const { t } = useTranslation('calculator');
  const { value } = useFigures();
  return (name: AmountName) => {
    const { from, to, unit } = bounds[name];
    const write = (amount: number) => value(amount, unit);
    return t('refused', { from: write(from), to: write(to), amount: write(assumptions[name]) });
  };
}

/**
 * What a screen reader hears when the visitor pauses, an answer or what is wrong with an amount, and that error
 * as it is shown: when the visitor pauses, or presses a button that needs the amount.
 */
export function useAmountError(
  sum: Sum,
  fields: SumFields,
  group: RefObject<HTMLElement>,
  answer: string,
) {
  const textOf = useAmountErrorText(sum);
  const [name] = fields.invalid;
  const [pressedWith, setPressedWith] = useState<string>();
  const text = name && textOf(name);
  const announced = useDebounced(text ?? answer);
  const shown = name && text && (announced === text || pressedWith === fields.textOf(name));

  /** Whether an amount is invalid, which then gets the focus. */
  const focusInvalid = (): boolean => {
    if (!name) return false;
    setPressedWith(fields.textOf(name));
    const field = group.current?.querySelector<HTMLElement>(`[type=number][name=${name}]`);
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
    return true;
  };
  return { announced, focusInvalid, error: shown ? { name, text } : undefined };
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
