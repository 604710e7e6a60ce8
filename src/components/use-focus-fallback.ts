import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Moves the focus to a fallback when the focused element of a region is removed. The region needs the
 * returned listeners.
 */
export function useFocusFallback<Region extends HTMLElement>(
  region: RefObject<Region>,
  fallback: (region: Region) => HTMLElement | null,
): { onFocus: (event: FocusEvent) => void; onBlur: () => void } {
  const focused = useRef<Element | null>(null);
  // React fires no blur event for an element that it removes.
  useEffect(() => {
    if (!region.current || focused.current?.isConnected !== false) return;
    focused.current = null;
    fallback(region.current)?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }) => {
      focused.current = target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
