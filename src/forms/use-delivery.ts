import { useMemo, useSyncExternalStore } from 'react';
import { deliveryOf, listenToDeliveries, type Delivery } from './deliveries';
import type { InquiryType } from './inquiries';

/**
 * The last delivery of a kind of inquiry; nothing in the built HTML and while React takes the page
 * over.
 */
export function useDelivery(type: InquiryType): Delivery | undefined {
  // As a text, so that an equal delivery is no change.
  const text = useSyncExternalStore(
    listenToDeliveries,
    () => JSON.stringify(deliveryOf(type) ?? null),
    () => 'null',
  );
  return useMemo(() => (JSON.parse(text) as Delivery | null) ?? undefined, [text]);
}
