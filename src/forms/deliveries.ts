import { recordIn, type StoredKey } from '../site/storage';
import { formId, inquiryOf, type Inquiry, type InquiryType } from './inquiries';
import { failures, type SendFailure } from './send-inquiry';
import { recall, remember } from './session-memory';

/** What has become of the last inquiry of a form. */
export type Delivery = {
  /** Names the inquiry to the visitor and the office; a retry has the same reference. */
  reference: string;
  inquiry: Inquiry;
  /** When it was sent, as an ISO timestamp; of one that has arrived. */
  sentAt?: string;
  /** The visitor has closed the message about it. */
  closed?: boolean;
} & ({ phase: Underway } | { phase: 'sent' } | { phase: 'failed'; reason: SendFailure });

/** What waits is checked, held back, or before its second try: nothing of it is on its way. */
export type Underway = 'waiting' | 'sending';

/** Digits and capitals that nobody mistakes for one another on the phone: no 0, O, 1 and I. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A new name for an inquiry, such as `K7QM-4T2P`: one of 32^8. */
export function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const signs = Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length]).join('');
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}

const keyOf = (type: InquiryType): StoredKey => `delivery:${formId(type)}`;

/** The kinds that are under way in this document. */
const underway = new Set<InquiryType>();
const listeners = new Set<() => void>();

/** The last delivery of a kind in this tab, on any page and after a reload. */
export function deliveryOf(type: InquiryType): Delivery | undefined {
  return readDelivery(type, recall(keyOf(type)));
}

/** Whether an inquiry has neither arrived nor failed. */
export function isUnderway(delivery: Pick<Delivery, 'phase'> | undefined): boolean {
  return delivery?.phase === 'waiting' || delivery?.phase === 'sending';
}

/** Notes what has become of an inquiry and tells whoever listens; `undefined` forgets it. */
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

function readDelivery(type: InquiryType, kept: string | undefined): Delivery | undefined {
  const record = recordIn(kept);
  const { reference, phase, reason, sentAt } = record;
  if (typeof reference !== 'string') return undefined;
  const inquiry = inquiryOf(type, Object(record.inquiry) as Record<string, unknown>);
  const known = { reference, inquiry, closed: record.closed === true };
  if (phase === 'sent') return { phase, ...known, ...(isMoment(sentAt) && { sentAt }) };
  if ((phase === 'waiting' || phase === 'sending') && underway.has(type))
    return { phase, ...known };
  // The answer to what an earlier document was sending is lost; what waited has not been sent.
  const lost = phase === 'waiting' ? 'failed' : 'unknown';
  return { phase: 'failed', ...known, reason: failures.find((one) => one === reason) ?? lost };
}

function isMoment(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}
