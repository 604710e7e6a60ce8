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
export const deliveries = new Map<InquiryType, Delivery>();

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads what earlier documents of the tab have sent; what they were sending is unknown. */
export function restoreDeliveries(): void {
  const stored = parseRecord(readStored('session', KEY)) as Partial<Record<InquiryType, Delivery>>;
  deliveries.clear();
  for (const [type, delivery] of Object.entries(stored) as [InquiryType, Delivery][]) {
    const interrupted =
      delivery.phase === 'sending' && ({ phase: 'failed', reason: 'unknown' } as const);
    // The page shows a confirmation by itself.
    const closed = delivery.closed ?? delivery.phase === 'sent';
    deliveries.set(type, { ...delivery, ...interrupted, closed });
  }
  storeDeliveries();
}

/** @param left The document is left, so the next one is no copy. */
export function storeDeliveries(left = false): void {
  const all = [...deliveries].map(([type, delivery]) => [
    type,
    { ...delivery, copied: !left || delivery.copied },
  ]);
  const record = all.length > 0 ? JSON.stringify(Object.fromEntries(all)) : undefined;
  writeStored('session', KEY, record);
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
