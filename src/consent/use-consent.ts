import { useSyncExternalStore } from 'react';
import { useHydrated } from '../components/use-hydrated';
import { analyticsAddress } from './analytics-script';
import { onAsking, openQuestion } from './consent';

/** The number of the open question; 0 while no question is open, and in the built HTML. */
export function useQuestion(): number {
  return useSyncExternalStore(onAsking, openQuestion, () => 0);
}

/** Whether the site has analytics to consent to; always false in the built HTML. */
export function useHasAnalytics(): boolean {
  return useHydrated() && analyticsAddress() !== undefined;
}
