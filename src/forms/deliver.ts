import type { MailConfig } from '../mail/mail-service';
import { languageOf } from '../site/routes';
import { track } from '../analytics/track';
import { closeMessage, deliveryOf, setDelivery, type Delivery } from './deliveries';
import { saveDraft, formId, type Inquiry, type InquiryType } from './inquiries';
import { formTables } from './form-tables';
import { formatSubmission, sendInquiry, type SendError } from './send-inquiry';

declare global {
  interface Window {
    /** Reports a conversion to the advertising account, where that script is loaded. */
    gtag_report_conversion?: () => void;
  }
}

interface DeliveryRequest {
  type: InquiryType;
  inquiry: Inquiry;
  mail: MailConfig;
  pressedAt: number;
  heldBack: Promise<void>;
  /** A bot has filled in the honeypot. */
  trapped: boolean;
}

/** How long a toast says that an inquiry was sent. */
const TOAST_MS = 10_000;

const SPAM: SendError = { reason: 'failed', error: 'The trap field was filled in.' };

/**
 * Sends an inquiry, unless the last one of its type is being sent or has just been sent. Runs outside
 * React, so that a visitor who comes back sees the outcome.
 */
export async function deliver(request: DeliveryRequest): Promise<void> {
  const { type, inquiry, mail, pressedAt, heldBack, trapped } = request;
  const last = deliveryOf(type);
  if (last && last.phase !== 'failed') return;
  const reference = last?.reference ?? newReference();
  const set = (delivery: Omit<Delivery, 'reference' | 'inquiry'>) =>
    setDelivery(type, { reference, inquiry, ...delivery });
  const page_path = window.location.pathname;
  const stamp = { at: new Date(), reference, language: languageOf(page_path) };
  const submission = formatSubmission(type, inquiry, stamp);
  const form = { form_id: formId(type), form_name: formTables[type].name };

  if (!trapped) track({ event: 'form_submit', ...form });
  set({ phase: 'sending' });
  const failure = trapped ? SPAM : await sendInquiry(mail, submission, pressedAt, heldBack);
  if (failure) {
    set({ phase: 'failed', reason: failure.reason });
    track({ event: 'form_submit_error', error_message: failure.error });
    return;
  }

  saveDraft(type, {});
  set({ phase: 'sent', sentAt: stamp.at.toISOString() });
  // The visitor may have sent another one by then.
  setTimeout(() => {
    if (deliveryOf(type)?.reference === reference) closeMessage(type);
  }, TOAST_MS);
  track({ event: 'form_submit_success', ...form, page_path });
  // Specification, section 7.
  if (type === 'property' || type === 'quick') window.gtag_report_conversion?.();
}

/** Without 0, O, 1 and I, which are mistaken for one another. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Such as `K7QM-4T2P`. */
function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const letters = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
