import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the built HTML and true after hydration; where that is not needed it stays false and draws nothing anew. */
export function useHydrated(needed = true): boolean {
  return useSyncExternalStore(
    never,
    () => needed,
    () => false,
  );
}
