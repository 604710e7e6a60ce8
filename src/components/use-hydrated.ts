import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the built HTML and until React has taken the page over, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
