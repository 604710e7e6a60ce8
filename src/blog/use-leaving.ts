import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Reports a form's text when the focus has moved elsewhere on the page, but not along a link of the site. */
export function useLeaving(form: RefObject<HTMLElement>, onLeave: (text: string) => void): void {
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  // It ends before the field is removed, which browsers report as a blur.
  useLayoutEffect(() => {
    const field = form.current?.querySelector('input');
    if (!field) return;
    const listening = new AbortController();
    const { signal } = listening;
    // A press waits for its click, so that nothing moves under the pointer.
    let pressing = false;
    let left = false;

    const settle = () => {
      if (!left || pressing || signal.aborted) return;
      left = false;
      latest.current(field.value);
    };
    const leave = () => {
      // Not when the whole window loses the focus.
      left = document.activeElement !== field;
      settle();
    };
    const press = ({ button }: MouseEvent) => {
      pressing = button === 0;
    };
    const release = () => {
      // The click event follows in the same task.
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
