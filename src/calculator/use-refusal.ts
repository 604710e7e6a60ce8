import { useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../components/use-debounced';
import { bounds, type Sum } from '../site/sums/assumptions';
import { useFigures } from './use-figures';
import type { SumFields } from './use-sum';

/** In per cent, nights or hours. */
const unitless: readonly string[] = ['usual', 'average', 'dearer', 'stay', 'commission', 'hours'];

/**
 * What a screen reader hears when the visitor pauses, an answer or why an amount is refused, and that refusal
 * as it is shown: when the visitor pauses, or presses a button that needs the amount.
 */
export function useRefusal(
  { assumptions }: Sum,
  fields: SumFields,
  group: RefObject<HTMLElement>,
  answer: string,
) {
  const { t } = useTranslation('calculator');
  const { exact, number } = useFigures();
  const [name] = fields.refused;
  const [pressedWith, setPressedWith] = useState<string>();
  const write = unitless.includes(name ?? '') ? number : exact;
  const text =
    name &&
    t('refused', {
      from: write(bounds[name].from),
      to: write(bounds[name].to),
      amount: write(assumptions[name]),
    });
  const announced = useDebounced(text ?? answer);
  const shown = name && text && (announced === text || pressedWith === fields.textOf(name));

  /** Whether an amount is refused, which then gets the focus. */
  const refuses = (): boolean => {
    if (!name) return false;
    setPressedWith(fields.textOf(name));
    const field = group.current?.querySelector<HTMLElement>(`[type=number][name=${name}]`);
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
    return true;
  };
  return { announced, refuses, refusal: shown ? { name, text } : undefined };
}
