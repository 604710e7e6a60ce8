import { useEffect, useLayoutEffect, type RefObject } from 'react';

/**
 * Takes over what happened to an element before hydration: a visitor typed, a picture arrived. `take`
 * is called once with the element and puts what it finds there into the component's state.
 */
export function useTakeOver<Taken extends HTMLElement>(
  element: RefObject<Taken>,
  take: (element: Taken) => void,
): void {
  useEffect(() => {
    if (element.current) take(element.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page comes alive
  }, []);
}

/**
 * Takes over an input that was changed while the page was only HTML: typed in, moved, chosen, or
 * filled in again by the browser. `take` gets the value of the first such input in `group`.
 */
export function useEarlyInput(group: RefObject<HTMLElement>, take: (value: string) => void): void {
  // Before any event: what an event changes is drawn first, and would draw over what was typed.
  useLayoutEffect(() => {
    const [changed] = group.current ? changedInputs(group.current) : [];
    if (changed) take(changed.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page comes alive
  }, []);
}

/** The inputs of `group` that are not as the page was built: typed in, moved or newly chosen. */
export function changedInputs(group: HTMLElement): HTMLInputElement[] {
  return [...group.querySelectorAll('input')].filter(
    ({ value, defaultValue, checked, defaultChecked }) =>
      value !== defaultValue || (checked && !defaultChecked),
  );
}
