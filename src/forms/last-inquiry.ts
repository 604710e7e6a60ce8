import { useSyncExternalStore } from 'react';
import { hasEntry } from '../site/storage';
import { deliveries, subscribe, type Delivery } from './deliveries';

/** The inquiry that a visitor would ask for: one that is being sent, a draft, or one that was sent. */
export const useLastInquiry = () => useSyncExternalStore(subscribe, lastInquiry, () => undefined);

function lastInquiry(): Delivery | 'draft' | undefined {
  const all = [...deliveries.values()];
  const draft = hasEntry('draft:') && 'draft';
  const find = (phase: Delivery['phase']) => all.find((one) => one.phase === phase);
  return find('sending') ?? (draft || find('sent'));
}
