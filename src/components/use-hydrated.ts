import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the built HTML and true after hydration; with `asks` false it stays false. */
export function useHydrated(asks = true): boolean {
  return useSyncExternalStore(
    never,
    () => asks,
    () => false,
  );
}
