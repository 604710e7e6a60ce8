import { useSyncExternalStore } from 'react';
import { useHydrated } from '../components/use-hydrated';
import { analyticsAddress } from './analytics-script';
import { onAsking, openQuestion } from './consent';

/** The number of the open question, 0 while none is; none in the built HTML. */
export function useQuestion(): number {
  return useSyncExternalStore(onAsking, openQuestion, () => 0);
}

/** Whether there is anything to consent to; known in the browser only. */
export function useHasAnalytics(): boolean {
  return useHydrated() && analyticsAddress() !== undefined;
}
