import type { MailConfig } from '../mail/port';
import { mailService } from '../mail/service';
import { track } from '../tracking/track';
import { deliveryOf, newReference, noteDelivery } from './deliveries';
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

interface Order {
  type: InquiryType;
  /** What the page calls the form. */
  name: string;
  mail: MailConfig;
  inquiry: Inquiry;
  /** Resolves when a person could have filled in the form (`patience`). */
  patience: Promise<void>;
}

/**
 * Delivers an inquiry and notes what becomes of it, for visitors who come back to the form: it belongs to
 * no page. While one inquiry is being sent, another of its kind is not accepted.
 */
export async function deliver({ type, name, mail, inquiry, patience }: Order): Promise<void> {
  const earlier = deliveryOf(type);
  if (earlier?.phase === 'sending') return;
  const reference = earlier?.phase === 'failed' ? earlier.reference : newReference();
  const page_path = window.location.pathname;
  const form = { form_id: formId(type), form_name: name };
  noteDelivery(type, { phase: 'sending', reference, inquiry });
  track({ event: 'form_submit', ...form });

  const submission = formatSubmission(type, inquiry, { at: new Date(), reference });
  const result = await sendInquiry(mailService, mail, submission, patience);
  if (!result.success) {
    refuse(type, inquiry, reference, result);
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
  type: InquiryType,
  inquiry: Inquiry,
  reference: string,
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
