import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the built HTML, true after hydration; always false for a component that does not ask. */
export function useHydrated(asks = true): boolean {
  return useSyncExternalStore(
    never,
    () => asks,
    () => false,
  );
}
