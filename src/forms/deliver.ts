import type { MailConfig } from '../mail/port';
import { mailService } from '../mail/service';
import { track } from '../tracking/track';
import { deliveryOf, newReference, noteDelivery, type Delivery, type Underway } from './deliveries';
import { keepDraft } from './draft';
import { formatSubmission } from './format-submission';
import { fieldsOf, formId, type Inquiry, type InquiryType } from './inquiries';
import { sendInquiry, type SendResult } from './send-inquiry';

declare global {
  interface Window {
    /** Reports a conversion to the advertising account, where that script is loaded. */
    gtag_report_conversion?: () => void;
  }
}

/** A press on the button of a form. */
export interface Attempt {
  type: InquiryType;
  reference: string;
  /** When the button was pressed, by `performance.now()`. */
  since: number;
  /** What had become of the form's inquiry before. */
  before: Delivery | undefined;
}

interface Order extends Attempt {
  /** What the page calls the form. */
  name: string;
  mail: MailConfig;
  inquiry: Inquiry;
  /** Resolves when a person could have filled in the form (`patience`). */
  patience: Promise<void>;
}

/**
 * Begins a try, from which on the inquiry is under way. It keeps the reference of the tries before;
 * nothing begins while the last inquiry of the kind is under way or has just arrived.
 */
export function begin(type: InquiryType, inquiry: Inquiry): Attempt | undefined {
  const before = deliveryOf(type);
  if (before && before.phase !== 'failed') return undefined;
  const reference = before?.reference ?? newReference();
  noteDelivery(type, { phase: 'waiting', reference, inquiry });
  return { type, reference, since: performance.now(), before };
}

/**
 * Delivers an inquiry and notes what becomes of it, for visitors who come back to the form: it belongs to
 * no page.
 */
export async function deliver(order: Order): Promise<void> {
  const { type, reference, name, mail, inquiry } = order;
  const page_path = window.location.pathname;
  const form = { form_id: formId(type), form_name: name };
  track({ event: 'form_submit', ...form });

  const submission = formatSubmission(type, inquiry, { at: new Date(), reference });
  const note = (phase: Underway) => noteDelivery(type, { phase, reference, inquiry });
  const result = await sendInquiry(mailService, mail, submission, { ...order, note });
  if (!result.success) {
    refuse(order, inquiry, result);
    return;
  }

  keepDraft(type, {});
  noteDelivery(type, {
    phase: 'sent',
    reference,
    sentAt: submission.submission_date,
    inquiry: confirmedPart(type, inquiry),
  });
  track({ event: 'form_submit_success', ...form, page_path });
  // Specification, section 7.
  if (type === 'property' || type === 'quick') window.gtag_report_conversion?.();
}

/** Notes that an inquiry has not been delivered. */
export function refuse(
  { type, reference }: Attempt,
  inquiry: Inquiry,
  { reason, error }: Extract<SendResult, { success: false }>,
): void {
  noteDelivery(type, { phase: 'failed', reason, reference, inquiry });
  track({ event: 'form_submit_error', error_message: error });
}

/** The fields that the confirmation shows; nothing else is kept once the inquiry is sent. */
function confirmedPart(type: InquiryType, inquiry: Inquiry): Inquiry {
  const shown = fieldsOf(type).filter(([, { confirmed }]) => confirmed);
  return Object.fromEntries(shown.map(([name]) => [name, inquiry[name]]));
}
