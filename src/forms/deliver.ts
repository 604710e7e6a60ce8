import type { MailConfig } from '../mail/port';
import { mailService } from '../mail/service';
import { languageOf } from '../site/paths';
import { track } from '../tracking/track';
import { deliveryOf, newReference, noteDelivery, type Delivery, type Underway } from './deliveries';
import { saveDraft } from './draft';
import { formatSubmission } from './format-submission';
import { fieldsOf, formId, type Inquiry, type InquiryType } from './inquiries';
import { sendInquiry, type SendError } from './send-inquiry';

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
  /** The delivery that this attempt retries. */
  before: Delivery | undefined;
}

interface Order extends Attempt {
  formName: string;
  mail: MailConfig;
  inquiry: Inquiry;
  heldBack: Promise<void>;
}

/** Begins an attempt, unless the last inquiry of the type is under way or has just arrived. */
export function begin(type: InquiryType, inquiry: Inquiry): Attempt | undefined {
  const before = deliveryOf(type);
  if (before && before.phase !== 'failed') return undefined;
  const reference = before?.reference ?? newReference();
  noteDelivery(type, { phase: 'waiting', reference, inquiry });
  return { type, reference, since: performance.now(), before };
}

/** Belongs to no page, so that a visitor who comes back finds the outcome. */
export async function deliver(order: Order): Promise<void> {
  const { type, reference, formName, mail, inquiry } = order;
  const page_path = window.location.pathname;
  const language = languageOf(page_path);
  const form = { form_id: formId(type), form_name: formName };
  track({ event: 'form_submit', ...form });

  const submission = formatSubmission(type, inquiry, { at: new Date(), reference, language });
  const onPhase = (phase: Underway) => noteDelivery(type, { phase, reference, inquiry });
  const result = await sendInquiry(mailService, mail, submission, { ...order, onPhase });
  if (!result.success) {
    noteFailure(order, inquiry, result);
    return;
  }

  saveDraft(type, {});
  noteDelivery(type, {
    phase: 'sent',
    reference,
    sentAt: submission.submission_date,
    inquiry: confirmedFields(type, inquiry),
  });
  track({ event: 'form_submit_success', ...form, page_path });
  // Specification, section 7.
  if (type === 'property' || type === 'quick') window.gtag_report_conversion?.();
}

export function noteFailure(
  { type, reference }: Attempt,
  inquiry: Inquiry,
  { reason, error }: SendError,
): void {
  noteDelivery(type, { phase: 'failed', reason, reference, inquiry });
  track({ event: 'form_submit_error', error_message: error });
}

/** For privacy nothing but what the confirmation shows is stored after the sending. */
function confirmedFields(type: InquiryType, inquiry: Inquiry): Inquiry {
  const shown = fieldsOf(type).filter(([, { confirmed }]) => confirmed);
  return Object.fromEntries(shown.map(([name]) => [name, inquiry[name]]));
}
