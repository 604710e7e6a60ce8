import { useMemo, useSyncExternalStore } from 'react';
import { recordIn, type StoredKey } from '../site/storage';
import { formId, inquiryOf, type Inquiry, type InquiryType } from './inquiries';
import { failures, type SendFailure } from './send-inquiry';
import { recall, remember } from './session-memory';

export type Delivery = {
  /** Names the inquiry to the visitor and the office; a retry has the same reference. */
  reference: string;
  inquiry: Inquiry;
  /** ISO timestamp. */
  sentAt?: string;
  /** The visitor has closed the message about it. */
  closed?: boolean;
} & ({ phase: Underway } | { phase: 'sent' } | { phase: 'failed'; reason: SendFailure });

/** While an inquiry waits, no request for it is on its way. */
export type Underway = 'waiting' | 'sending';

/** Without 0, O, 1 and I, which are mistaken for one another. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A random name for an inquiry, such as `K7QM-4T2P`. */
export function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const letters = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

const keyOf = (type: InquiryType): StoredKey => `delivery:${formId(type)}`;

/** Of this document only: what an earlier one began has lost its answer. */
const underway = new Set<InquiryType>();
const listeners = new Set<() => void>();

export function isUnderway(delivery: Delivery | undefined): boolean {
  return delivery?.phase === 'waiting' || delivery?.phase === 'sending';
}

/** Stores a delivery and tells the listeners; `undefined` forgets it. */
export function noteDelivery(type: InquiryType, delivery: Delivery | undefined): void {
  if (isUnderway(delivery)) underway.add(type);
  else underway.delete(type);
  remember(keyOf(type), delivery && JSON.stringify(delivery));
  listeners.forEach((listener) => listener());
}

/** Calls back at each change, also when the browser restores a page from its cache. */
export function listenToDeliveries(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('pageshow', listener);
  };
}

/** The last delivery of a type in this tab, on any page and after a reload. */
export function deliveryOf(type: InquiryType): Delivery | undefined {
  const record = recordIn(recall(keyOf(type)));
  const { reference, phase, reason, sentAt } = record;
  if (typeof reference !== 'string') return undefined;
  const inquiry = inquiryOf(type, Object(record.inquiry) as Record<string, unknown>);
  const known = { reference, inquiry, closed: record.closed === true };
  if (phase === 'sent') {
    const dated = typeof sentAt === 'string' && !Number.isNaN(Date.parse(sentAt));
    return { phase, ...known, ...(dated && { sentAt }) };
  }
  if ((phase === 'waiting' || phase === 'sending') && underway.has(type))
    return { phase, ...known };
  // What was being sent may have arrived; what waited has not been sent.
  const lost = phase === 'waiting' ? 'failed' : 'unknown';
  return { phase: 'failed', ...known, reason: failures.find((one) => one === reason) ?? lost };
}

export function useDelivery(type: InquiryType): Delivery | undefined {
  // As a text, so that an equal delivery is no change.
  const text = useSyncExternalStore(
    listenToDeliveries,
    () => JSON.stringify(deliveryOf(type) ?? null),
    () => 'null',
  );
  return useMemo(() => (JSON.parse(text) as Delivery | null) ?? undefined, [text]);
}
