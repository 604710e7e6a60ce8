import { useEffect, useLayoutEffect } from 'react';

/** Calls `take` once, at hydration, with an element to which something may have happened before. */
export function useTakeOver<Taken extends HTMLElement>(
  element: React.RefObject<Taken>,
  take: (element: Taken) => void,
): void {
  useEffect(() => {
    if (element.current) take(element.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, at hydration
  }, []);
}

/** Calls `take` with the value of the first input in `group` that was changed before hydration. */
export function useEarlyInput(
  group: React.RefObject<HTMLElement>,
  take: (value: string) => void,
): void {
  // An effect would come after an event, whose rendering draws over what was typed.
  useLayoutEffect(() => {
    const [changed] = group.current ? changedInputs(group.current) : [];
    if (changed) take(changed.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, at hydration
  }, []);
}

/** The inputs that are not as the page was built, also by the browser's own filling in. */
export function changedInputs(group: HTMLElement): HTMLInputElement[] {
  return [...group.querySelectorAll('input')].filter(
    (input) => input.value !== builtValue(input) || (input.checked && !input.defaultChecked),
  );
}

/** A slider moves a value between its steps to one of them without a visitor. */
function builtValue(input: HTMLInputElement): string {
  const copy = input.cloneNode() as HTMLInputElement;
  copy.value = input.defaultValue;
  return copy.value;
}
