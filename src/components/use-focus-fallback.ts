import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** Moves the focus when a region's focused element is removed; the region needs the listeners. */
export function useFocusFallback<Region extends HTMLElement>(
  region: RefObject<Region>,
  fallback: (region: Region) => HTMLElement | null,
) {
  const focused = useRef<Element | null>(null);
  // React fires no blur event for an element that it removes.
  useEffect(() => {
    if (!region.current || focused.current?.isConnected !== false) return;
    focused.current = null;
    fallback(region.current)?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
