import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the built HTML and true after hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Calls `take` once, at hydration, with an element that the visitor may already have changed. */
export function useOnHydration<Taken extends HTMLElement>(
  element: React.RefObject<Taken>,
  take: (element: Taken) => void,
): void {
  useEffect(() => {
    if (element.current) take(element.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, at hydration
  }, []);
}

/** Calls `take` with the value of the first input in `group` that was changed before hydration. */
export function usePreHydrationInput(
  group: React.RefObject<HTMLElement>,
  take: (value: string) => void,
): void {
  // A normal effect would run after an event whose render overwrites the typed text.
  useLayoutEffect(() => {
    const [changed] = group.current ? changedInputs(group.current) : [];
    if (changed) take(changed.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, at hydration
  }, []);
}

/** The inputs whose values differ from the built HTML, also by the browser's autofill. */
function changedInputs(group: HTMLElement): HTMLInputElement[] {
  return [...group.querySelectorAll('input')].filter(
    (input) => input.value !== valueInHtml(input) || (input.checked && !input.defaultChecked),
  );
}

/** The inputs and selects that a visitor has changed; the HTML marks the initial options. */
export function changedControls(group: HTMLElement): (HTMLInputElement | HTMLSelectElement)[] {
  const selects = [...group.querySelectorAll('select')].filter((select) => {
    const built = select.querySelector<HTMLOptionElement>('option[selected]');
    return built !== null && !built.selected;
  });
  return [...changedInputs(group), ...selects];
}

/** A range input rounds a value between two steps by itself. */
function valueInHtml(input: HTMLInputElement): string {
  const copy = input.cloneNode() as HTMLInputElement;
  copy.value = input.defaultValue;
  return copy.value;
}
