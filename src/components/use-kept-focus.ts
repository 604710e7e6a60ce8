import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Keeps the focus in a region when what had it goes: what `next` answers has it then, so that it
 * never falls to the page's body. The region takes the listeners that are given back, and is drawn
 * by the component that calls this.
 */
export function useKeptFocus<Region extends HTMLElement>(
  region: RefObject<Region>,
  next: (region: Region) => HTMLElement | null,
): { onFocus: (event: FocusEvent) => void; onBlur: () => void } {
  const holder = useRef<Element | null>(null);
  // React reports no blur for what it takes away itself.
  useEffect(() => {
    if (!region.current || holder.current?.isConnected !== false) return;
    holder.current = null;
    next(region.current)?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }) => {
      holder.current = target;
    },
    onBlur: () => {
      holder.current = null;
    },
  };
}
