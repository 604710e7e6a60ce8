import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the built HTML and true after hydration; with `needed = false` it stays false, which saves a second render. */
export function useHydrated(needed = true): boolean {
  return useSyncExternalStore(
    never,
    () => needed,
    () => false,
  );
}
