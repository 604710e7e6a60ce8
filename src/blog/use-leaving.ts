import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Hands over what stands in a form's field when the focus has left it for something else on the
 * page, be it before the page was alive. When a press has taken the focus, that is after the press:
 * the page must not move under the pointer before the click has come. A link of the site that is
 * clicked then leads on by itself, and nothing is handed over.
 */
export function useLeaving(form: RefObject<HTMLElement>, onLeave: (text: string) => void): void {
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  // Ends before the field is taken away: browsers report that as a blur, and no one has left it.
  useLayoutEffect(() => {
    const field = form.current?.querySelector('input');
    if (!field) return;
    const listening = new AbortController();
    const { signal } = listening;
    let pressing = false;
    let left = false;

    const settle = () => {
      if (!left || pressing || signal.aborted) return;
      left = false;
      latest.current(field.value);
    };
    const leave = () => {
      // A window that is left keeps its focus.
      left = document.activeElement !== field;
      settle();
    };
    const press = ({ button }: MouseEvent) => {
      pressing = button === 0;
    };
    const release = () => {
      // The click comes in the same task.
      setTimeout(() => {
        pressing = false;
        settle();
      });
    };

    field.addEventListener('blur', leave, { signal });
    field.addEventListener('focus', () => (left = false), { signal });
    document.addEventListener('mousedown', press, { signal, capture: true });
    for (const end of ['mouseup', 'dragend', 'contextmenu'])
      document.addEventListener(end, release, { signal, capture: true });
    document.addEventListener(
      'click',
      ({ defaultPrevented }) => {
        if (defaultPrevented) left = false;
      },
      { signal },
    );
    if (field.value) leave();
    return () => listening.abort();
  }, [form]);
}
