import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Keeps the focus in a region when its focused element disappears: it moves to the element that `next`
 * returns. The calling component gives the region the returned listeners.
 */
export function useKeptFocus<Region extends HTMLElement>(
  region: RefObject<Region>,
  next: (region: Region) => HTMLElement | null,
): { onFocus: (event: FocusEvent) => void; onBlur: () => void } {
  const holder = useRef<Element | null>(null);
  // React fires no blur event for an element that it removes.
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
