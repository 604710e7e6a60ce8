import { useSyncExternalStore } from 'react';
import { hasEntry, parseRecord, readStored, writeStored, type StoredKey } from '../site/storage';
import type { Inquiry, InquiryType } from './inquiries';

/** Why sending failed; with `unknown` the inquiry may have arrived. */
export type SendFailure = 'failed' | 'unknown' | 'tooLarge' | 'off' | 'internal';

/** The state of the last inquiry of a form. */
export interface Delivery {
  /** Identifies the inquiry for the visitor and the office; a retry has the same reference. */
  reference: string;
  inquiry: Inquiry;
  phase: 'sending' | 'sent' | 'failed';
  /** Why a failed delivery has failed. */
  reason?: SendFailure;
  /** ISO timestamp. */
  sentAt?: string;
  /** The message about it is closed. */
  closed?: boolean;
  /** Stored as true while its document is open, so that a copy of the tab knows that it is one. */
  copied?: boolean;
}

const KEY = 'deliveries';

/** They last as long as the tab, on each of its pages and in both languages. */
let deliveries = new Map<string, Delivery>();

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads what earlier documents of the tab have sent; what they were sending is unknown. */
export function restoreDeliveries(): void {
  const stored = parseRecord(readStored('session', KEY)) as Record<InquiryType, Delivery>;
  deliveries = new Map(Object.entries(stored));
  for (const delivery of deliveries.values()) {
    // The page shows a confirmation by itself.
    if (delivery.phase === 'sent') delivery.closed = true;
    if (delivery.phase === 'sending')
      Object.assign(delivery, { phase: 'failed', reason: 'unknown' });
  }
  storeDeliveries();
}

/** @param left The document is left, so the next one is no copy. */
export function storeDeliveries(left = false): void {
  const record: Record<string, Delivery> = {};
  for (const [type, delivery] of deliveries)
    record[type] = { ...delivery, copied: !left || delivery.copied };
  writeStored('session', KEY, deliveries.size > 0 ? JSON.stringify(record) : undefined);
  for (const listener of listeners) listener();
}

restoreDeliveries();

/** `undefined` deletes it. */
export function setDelivery(type: InquiryType, delivery: Delivery | undefined): void {
  if (delivery) deliveries.set(type, delivery);
  else deliveries.delete(type);
  storeDeliveries();
}

export const deliveryOf = (type: InquiryType) => deliveries.get(type);

/** Instead of the confirmation of an earlier inquiry the page shows the form again. */
export function forgetSent(type: InquiryType): void {
  if (deliveryOf(type)?.phase === 'sent') setDelivery(type, undefined);
}

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

/** The inquiry that a visitor would ask for: being sent, a draft, or sent. */
export const useLastInquiry = () => useSyncExternalStore(subscribe, lastInquiry, () => undefined);

function lastInquiry(): Delivery | 'draft' | undefined {
  const all = [...deliveries.values()];
  const draft = hasEntry('draft:') && 'draft';
  const find = (phase: Delivery['phase']) => all.find((delivery) => delivery.phase === phase);
  return find('sending') ?? (draft || find('sent'));
}

const PROPERTY_DRAFT: StoredKey = 'draft:property-form';

/** Fills in the owners' form from another page, without importing the forms' tables. */
export function prefillPropertyForm(fields: Inquiry): void {
  forgetSent('property');
  const draft = { ...parseRecord(readStored('session', PROPERTY_DRAFT)), ...fields };
  writeStored('session', PROPERTY_DRAFT, JSON.stringify(draft));
}
