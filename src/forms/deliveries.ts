import { useSyncExternalStore } from 'react';
import { hasEntry } from '../site/storage';
import type { Inquiry, InquiryType } from './inquiries';

/** Why sending failed; with `unknown` the inquiry may have arrived. */
export type SendFailure = 'failed' | 'unknown' | 'tooLarge' | 'off' | 'internal';

/** While an inquiry is `waiting`, no request is pending. */
export type InProgressPhase = 'waiting' | 'sending';

/** The state of the last inquiry of a form. */
export interface Delivery {
  /** Identifies the inquiry for the visitor and the office; a retry has the same reference. */
  reference: string;
  inquiry: Inquiry;
  phase: InProgressPhase | 'sent' | 'failed';
  /** Of a failure. */
  reason?: SendFailure;
  /** ISO timestamp. */
  sentAt?: string;
  /** The visitor has closed the message about it. */
  closed?: boolean;
}

/** They last as long as the document, on each of its pages. */
const deliveries = new Map<InquiryType, Delivery>();

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
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

export const useDelivery = (type: InquiryType) =>
  useSyncExternalStore(
    subscribe,
    () => deliveryOf(type),
    () => undefined,
  );

export function isInProgress(delivery: Delivery | undefined): boolean {
  return delivery?.phase === 'waiting' || delivery?.phase === 'sending';
}

/** The inquiry that a visitor would ask for: one that is being sent, a draft, or one that was sent. */
export const useLastInquiry = () => useSyncExternalStore(subscribe, lastInquiry, () => undefined);

function lastInquiry(): Delivery | 'draft' | undefined {
  const all = [...deliveries.values()];
  const draft = hasEntry('draft:') && 'draft';
  return all.find(isInProgress) ?? (draft || all.find(({ phase }) => phase === 'sent'));
}
