import { useEffect, useRef, type RefObject } from 'react';
import type { Delivery } from './deliveries';

/** A disabled field loses the focus, so it moves with the form's phase; never from elsewhere. */
export function useOutcomeFocus(
  form: RefObject<HTMLFormElement>,
  phase: Delivery['phase'] | undefined,
): void {
  const lastPhase = useRef(phase);
  useEffect(() => {
    const before = lastPhase.current;
    lastPhase.current = phase;
    const { current: element } = form;
    const { activeElement } = document;
    if (before === phase || !element) return;
    if (activeElement !== document.body && !element.contains(activeElement)) return;
    if (phase === 'sending') element.focus({ preventScroll: true });
    else if (before === 'sending') focusOutcome(element);
    else if (before === 'sent') element.querySelector<HTMLElement>('[name]')?.focus();
  }, [form, phase]);
}

function focusOutcome(form: HTMLElement): void {
  const confirmation = form.querySelector<HTMLElement>('[data-confirmation]');
  // Not every browser keeps what it focuses clear of the floating toast.
  confirmation?.focus({ preventScroll: true });
  confirmation?.scrollIntoView();
  form.querySelector<HTMLElement>('[data-toast=failure]')?.focus();
}
