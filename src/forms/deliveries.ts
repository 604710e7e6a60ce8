import { recordIn, type StoredKey } from '../site/storage';
import { formId, inquiryOf, type Inquiry, type InquiryType } from './inquiries';
import { failures, type SendFailure } from './send-inquiry';
import { recall, remember } from './session-memory';

/** What has become of the last inquiry of a form. */
export type Delivery = {
  /** By it the visitor and the office know the inquiry; a retry has the same. */
  reference: string;
  inquiry: Inquiry;
  /** The visitor has read what became of it. */
  closed?: boolean;
} & ({ phase: 'sending' } | { phase: 'sent' } | { phase: 'failed'; reason: SendFailure });

const keyOf = (type: InquiryType): StoredKey => `delivery:${formId(type)}`;

/** The kinds that this document is sending. */
const underway = new Set<InquiryType>();
const listeners = new Set<() => void>();

/** The last delivery of a kind in this tab, above all pages and over reloads. */
export function deliveryOf(type: InquiryType): Delivery | undefined {
  return readDelivery(type, recall(keyOf(type)));
}

/** Notes what has become of an inquiry and tells whoever listens; `undefined` forgets it. */
export function noteDelivery(type: InquiryType, delivery: Delivery | undefined): void {
  if (delivery?.phase === 'sending') underway.add(type);
  else underway.delete(type);
  remember(keyOf(type), delivery && JSON.stringify(delivery));
  listeners.forEach((listener) => listener());
}

/** Calls back at each change, also when the browser brings a page back that it had put aside. */
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
  const { reference, phase, reason } = record;
  if (typeof reference !== 'string') return undefined;
  const inquiry = inquiryOf(type, Object(record.inquiry) as Record<string, unknown>);
  const known = { reference, inquiry, closed: record.closed === true };
  if (phase === 'sent') return { phase, ...known };
  if (phase === 'sending' && underway.has(type)) return { phase, ...known };
  // What an earlier document was sending has lost its answer.
  return { phase: 'failed', ...known, reason: failures.find((one) => one === reason) ?? 'unknown' };
}
