import { useMemo, useSyncExternalStore } from 'react';
import { readStored, recordIn, store, type StoredKey } from '../site/storage';
import { formId, inquiryOf, type Inquiry, type InquiryType } from './inquiries';
import { announceChange, listenToDeliveries } from './last-inquiry';

/** Why an inquiry did not arrive; with `unknown` it may have arrived. */
export type SendFailure = 'failed' | 'unknown' | 'tooLarge' | 'off' | 'internal';

/** While an inquiry waits, no request for it is on its way. */
export type Underway = 'waiting' | 'sending';

/** What became of the last inquiry of a form. */
export interface Delivery {
  /** Names the inquiry to the visitor and the office; a retry has the same reference. */
  reference: string;
  inquiry: Inquiry;
  phase: Underway | 'sent' | 'failed';
  /** Of a failure. */
  reason?: SendFailure;
  /** ISO timestamp. */
  sentAt?: string;
  /** The visitor has closed the message about it. */
  closed?: boolean;
}

/** Without 0, O, 1 and I, which are mistaken for one another. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A random name for an inquiry, such as `K7QM-4T2P`. */
export function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const letters = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Tells this document from an earlier one in the same tab. */
const thisDocument = Math.random();

const deliveryKey = (type: InquiryType): StoredKey => `delivery:${formId(type)}`;

export function isUnderway(delivery: Delivery | undefined): boolean {
  return delivery?.phase === 'waiting' || delivery?.phase === 'sending';
}

/** Stores a delivery for this tab; `undefined` forgets it. */
export function setDelivery(type: InquiryType, delivery: Delivery | undefined): void {
  const stored = delivery && JSON.stringify({ ...delivery, document: thisDocument });
  store('session', deliveryKey(type), stored);
  announceChange();
}

const storedText = (type: InquiryType) => readStored('session', deliveryKey(type));

/** The last delivery of a type in this tab, on any page and after a reload. */
export const deliveryOf = (type: InquiryType) => readDelivery(type, storedText(type));

export function useDelivery(type: InquiryType): Delivery | undefined {
  const text = useSyncExternalStore(
    listenToDeliveries,
    () => storedText(type),
    () => undefined,
  );
  return useMemo(() => readDelivery(type, text), [type, text]);
}

const phases: readonly Delivery['phase'][] = ['waiting', 'sending', 'sent', 'failed'];

/** What is stored may come from another version of the site, or from anywhere. */
const isDelivery = ({ reference, phase, sentAt }: Partial<Delivery>): boolean =>
  typeof reference === 'string' &&
  phases.some((one) => one === phase) &&
  (sentAt === undefined || !Number.isNaN(Date.parse(sentAt)));

function readDelivery(type: InquiryType, text: string | undefined): Delivery | undefined {
  const { document, ...stored } = recordIn(text) as unknown as Delivery & { document?: number };
  if (!isDelivery(stored)) return undefined;
  const inquiry = inquiryOf(type, Object(stored.inquiry) as Record<string, unknown>);
  const delivery = { ...stored, inquiry };
  if (!isUnderway(delivery) || document === thisDocument) return delivery;
  // An earlier document never heard the answer. What it was sending may have arrived.
  const reason = delivery.phase === 'sending' ? 'unknown' : 'failed';
  return { ...delivery, phase: 'failed', reason };
}
