import { useEffect, useRef, type RefObject } from 'react';
import type { Delivery } from './deliveries';

/** What takes the focus when a delivery has ended. */
const ENDED = '[data-confirmation], [data-toast=failure]';

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
    else if (was === 'sending') element.querySelector<HTMLElement>(ENDED)?.focus();
    else if (was === 'sent') element.querySelector<HTMLElement>('[name]')?.focus();
  }, [form, phase]);
}
