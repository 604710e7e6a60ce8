import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the built HTML and true after hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
