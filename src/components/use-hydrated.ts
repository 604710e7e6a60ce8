import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in the built HTML and until React has taken the page over, then true: the component is drawn
 * a second time at once, so it had better be small. Always false for one that does not ask.
 */
export function useHydrated(asks = true): boolean {
  return useSyncExternalStore(
    never,
    () => asks,
    () => false,
  );
}
