import { useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../components/use-debounced';
import { bounds } from '../site/sums/assumptions';
import { useFigures } from './use-figures';
import type { WorkedSum } from './use-sum';

/** In per cent, nights or hours. */
const unitless: readonly string[] = ['usual', 'average', 'dearer', 'stay', 'commission', 'hours'];

/**
 * What a screen reader hears when the visitor rests, an answer or why an amount is refused, and that refusal
 * as it is shown: when the visitor rests, or presses a button that needs the amount.
 */
export function useRefusal(worked: WorkedSum, group: RefObject<HTMLElement>, answer: string) {
  const { t } = useTranslation('calculator');
  const { exact, number } = useFigures();
  const [name] = worked.refused;
  const [pressedWith, setPressedWith] = useState<string>();
  const write = unitless.includes(name ?? '') ? number : exact;
  const text =
    name &&
    t('refused', {
      from: write(bounds[name].from),
      to: write(bounds[name].to),
      amount: write(worked.assumptions[name]),
    });
  const rested = useDebounced(text ?? answer);
  const shown = name && text && (rested === text || pressedWith === worked.textOf(name));

  /** Whether an amount is refused, which then gets the focus. */
  const refuses = (): boolean => {
    if (!name) return false;
    setPressedWith(worked.textOf(name));
    const field = group.current?.querySelector<HTMLElement>(`[type=number][name=${name}]`);
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
    return true;
  };
  return { rested, refuses, refusal: shown ? { name, text } : undefined };
}
