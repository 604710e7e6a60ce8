import { useMemo, useSyncExternalStore } from 'react';
import { readStored, parseRecord, writeStored, type StoredKey } from '../site/storage';
import { formId, pickFields, type Inquiry, type InquiryType } from './inquiries';
import { notifyDeliveryChange, listenToDeliveries } from './last-inquiry';

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

/** Without 0, O, 1 and I, which are mistaken for one another. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A random name for an inquiry, such as `K7QM-4T2P`. */
export function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const letters = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Distinguishes this document from an earlier one in the same tab. */
const thisDocument = Math.random();

const deliveryKey = (type: InquiryType): StoredKey => `delivery:${formId(type)}`;

export function isInProgress(delivery: Delivery | undefined): boolean {
  return delivery?.phase === 'waiting' || delivery?.phase === 'sending';
}

/** Stores a delivery for this tab; `undefined` deletes it. */
export function setDelivery(type: InquiryType, delivery: Delivery | undefined): void {
  const stored = delivery && JSON.stringify({ ...delivery, document: thisDocument });
  writeStored('session', deliveryKey(type), stored);
  notifyDeliveryChange();
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

/** The stored value may come from another version of the site, or from anywhere. */
const isDelivery = ({ reference, phase, sentAt }: Partial<Delivery>): boolean =>
  typeof reference === 'string' &&
  phases.some((one) => one === phase) &&
  (sentAt === undefined || !Number.isNaN(Date.parse(sentAt)));

function readDelivery(type: InquiryType, text: string | undefined): Delivery | undefined {
  const { document, ...stored } = parseRecord(text) as unknown as Delivery & { document?: number };
  if (!isDelivery(stored)) return undefined;
  const inquiry = pickFields(type, Object(stored.inquiry) as Record<string, unknown>);
  const delivery = { ...stored, inquiry };
  if (!isInProgress(delivery) || document === thisDocument) return delivery;
  // An earlier document never got the response; its inquiry may have arrived.
  const reason = delivery.phase === 'sending' ? 'unknown' : 'failed';
  return { ...delivery, phase: 'failed', reason };
}
