import { useEffect, useRef, type RefObject } from 'react';
import type { Delivery } from './deliveries';

/** What takes the focus when a delivery has ended. */
const ENDED = '[data-confirmation], [data-toast=failure]';

/**
 * Leads the focus along, since a field that is disabled loses it: to the form while it sends, then to
 * what has become of it, and to the first field when another inquiry begins. A visitor who is
 * elsewhere on the page is left in peace.
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
