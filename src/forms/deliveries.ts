import { useSyncExternalStore } from 'react';
import type { Inquiry, InquiryType } from './inquiries';

/** Why sending failed; with `unknown` the inquiry may have arrived. */
export type SendFailure = 'failed' | 'unknown' | 'tooLarge' | 'off' | 'internal';

/** The state of the last inquiry of a form. */
export interface Delivery {
  /** Identifies the inquiry for the visitor and the office; a retry has the same reference. */
  reference: string;
  inquiry: Inquiry;
  phase: 'sending' | 'sent' | 'failed';
  /** Of a failure. */
  reason?: SendFailure;
  sentAt?: Date;
  /** The message about it is closed. */
  closed?: boolean;
}

/** They last as long as the document, on each of its pages. */
export const deliveries = new Map<InquiryType, Delivery>();

const listeners = new Set<() => void>();

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `undefined` deletes it. */
export function setDelivery(type: InquiryType, delivery: Delivery | undefined): void {
  if (delivery) deliveries.set(type, delivery);
  else deliveries.delete(type);
  for (const listener of listeners) listener();
}

export const deliveryOf = (type: InquiryType) => deliveries.get(type);

export function closeMessage(type: InquiryType): void {
  const delivery = deliveryOf(type);
  if (delivery) setDelivery(type, { ...delivery, closed: true });
}

export const useDelivery = (type: InquiryType) =>
  useSyncExternalStore(
    subscribe,
    () => deliveryOf(type),
    () => undefined,
  );
