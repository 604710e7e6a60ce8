import { useEffect, useRef } from 'react';

/** Moves the focus when a region's focused element is removed. */
export function useFocusFallback<Region extends HTMLElement>(
  region: React.RefObject<Region>,
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
    onFocus: ({ target }: React.FocusEvent) => {
      focused.current = target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
