import { useEffect, useRef, type RefObject } from 'react';
import type { Delivery } from './deliveries';

/** Moves the focus to the result. Not every browser keeps it clear of the floating toast by itself. */
function showOutcome(form: HTMLElement): void {
  const confirmation = form.querySelector<HTMLElement>('[data-confirmation]');
  confirmation?.focus({ preventScroll: true });
  confirmation?.scrollIntoView();
  form.querySelector<HTMLElement>('[data-toast=failure]')?.focus();
}

/**
 * Moves the focus, because a disabled field loses it: to the form while it sends, then to the result,
 * and to the first field of another inquiry; not when it is elsewhere on the page.
 */
export function useOutcomeFocus(
  form: RefObject<HTMLFormElement>,
  phase: Delivery['phase'] | undefined,
): void {
  const before = useRef(phase);
  useEffect(() => {
    const was = before.current;
    before.current = phase;
    const { current: element } = form;
    const { activeElement } = document;
    if (was === phase || !element) return;
    if (activeElement !== document.body && !element.contains(activeElement)) return;
    if (phase === 'sending') element.focus({ preventScroll: true });
    else if (was === 'sending') showOutcome(element);
    else if (was === 'sent') element.querySelector<HTMLElement>('[name]')?.focus();
  }, [form, phase]);
}
