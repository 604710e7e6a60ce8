import type { MailAccount, MailConfig } from '../site/mail-config';
import { formatSubmission, type Submission } from './format-submission';
import { inquiryTypes, type Inquiry, type InquiryType } from './inquiries';

/** The version of the service's own library whose call this is. */
const LIB_VERSION = '4.4.1';
const PATH = '/api/v1.0/email/send';
const TIME_LIMIT_MS = 15_000;
/** The service takes one request a second, and 50 KB of parameters. */
const INTERVAL_MS = 1_000;
const MAX_BYTES = 50_000;

/** Why an inquiry was not sent; the page's words say it in its language. */
export type SendFailure = 'failed' | 'tooLarge' | 'off' | 'internal';

export type SendResult =
  | { success: true }
  | { success: false; reason: SendFailure; /** In English, for events and logs. */ error: string };

const failure = (reason: SendFailure, error: string): SendResult => ({
  success: false,
  reason,
  error,
});

/** Specification, section 8. */
const FAILED = failure('failed', 'Failed to send your submission. Please try again later.');

/**
 * Sends an inquiry through the mail service (specification, section 7); the only place that knows
 * the service. It never throws: whatever goes wrong is a result.
 */
export async function sendInquiry(
  mail: MailConfig,
  type: InquiryType,
  inquiry: Inquiry,
): Promise<SendResult> {
  if (mail.mode === 'off') return failure('off', 'This version of the site sends nothing.');
  const fault = internalFault(mail, type);
  if (fault) {
    console.error(fault);
    return failure('internal', fault);
  }
  const submission = formatSubmission(type, inquiry, new Date());
  if (new Blob([JSON.stringify(submission)]).size > MAX_BYTES)
    return failure('tooLarge', 'The submission is larger than 50 KB.');
  await myTurn();
  return (await post(mail, submission)) ? { success: true } : FAILED;
}

/** What is missing in the configuration (specification, section 8). */
function internalFault(mail: MailAccount, type: InquiryType): string | undefined {
  if (!(inquiryTypes as readonly string[]).includes(type))
    return 'No template configured for form type';
  if (!mail.userId) return 'The user ID of the mail service is missing';
  if (!mail.serviceId) return 'The service ID of the mail service is missing';
  if (!mail.templateId) return 'The template ID of the mail service is missing';
  return undefined;
}

let turn = Promise.resolve();

/** Sends follow one another at least a second apart. */
function myTurn(): Promise<void> {
  const mine = turn;
  turn = mine.then(() => new Promise((resolve) => setTimeout(resolve, INTERVAL_MS)));
  return mine;
}

/** Success is status 200 or the text "OK" (specification, section 7). */
async function post(
  { origin, userId, serviceId, templateId }: MailAccount,
  submission: Submission,
): Promise<boolean> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), TIME_LIMIT_MS);
  try {
    const answer = await fetch(origin + PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        lib_version: LIB_VERSION,
        user_id: userId,
        service_id: serviceId,
        template_id: templateId,
        template_params: submission,
      }),
      signal: limit.signal,
    });
    return answer.status === 200 || (await answer.text()).trim() === 'OK';
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
