import type { MailAccount, MailConfig } from '../site/mail-config';
import type { Submission } from './format-submission';
import { inquiryTypes, type InquiryType } from './inquiries';
import { isTooLarge } from './submission-size';
import { myTurn } from './turns';

/** The version of the service's own library whose call this is. */
const LIB_VERSION = '4.4.1';
const PATH = '/api/v1.0/email/send';
const TIME_LIMIT_MS = 15_000;
/**
 * Why nobody can say that an inquiry has arrived; the page's words say it in its language. All but
 * `unknown` are sure that it has not.
 */
export const failures = ['failed', 'unknown', 'tooLarge', 'off', 'internal'] as const;

export type SendFailure = (typeof failures)[number];

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
const UNKNOWN = failure('unknown', 'The mail service has not answered in time.');

const TOO_MANY_REQUESTS = 429;

/**
 * Sends a submission through the mail service (specification, section 7); the only place that knows
 * the service. It never throws: whatever goes wrong is a result. A service that is too busy is asked
 * a second time.
 * @param patience Nothing is sent before it resolves; `true` says that there is no time for a turn.
 */
export async function sendInquiry(
  mail: MailConfig,
  submission: Submission,
  patience = Promise.resolve(false),
): Promise<SendResult> {
  if (mail.mode === 'off') return failure('off', 'This version of the site sends nothing.');
  const fault = internalFault(mail, submission.form_type);
  if (fault) {
    console.error(fault);
    return failure('internal', fault);
  }
  if (isTooLarge(submission)) return failure('tooLarge', 'The submission is larger than 50 KB.');
  const page = { left: false };
  window.addEventListener('pagehide', () => (page.left = true), { once: true });
  if (!(await patience)) await myTurn();
  const result = await postUntilTaken(mail, submission);
  // A request that the end of its page has cut off may have arrived.
  return page.left && !result.success ? UNKNOWN : result;
}

async function postUntilTaken(mail: MailAccount, submission: Submission): Promise<SendResult> {
  const first = await post(mail, submission);
  if (first !== 'busy') return first;
  await myTurn();
  const second = await post(mail, submission);
  return second === 'busy' ? FAILED : second;
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

/**
 * One request. Success is status 200 or the text "OK" (specification, section 7). It goes on when the
 * page is left (`keepalive`).
 */
async function post(
  { origin, userId, serviceId, templateId }: MailAccount,
  submission: Submission,
): Promise<SendResult | 'busy'> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), TIME_LIMIT_MS);
  try {
    const answer = await fetch(origin + PATH, {
      method: 'POST',
      keepalive: true,
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
    if (answer.status === 200 || (await answer.text()).trim() === 'OK') return { success: true };
    return answer.status === TOO_MANY_REQUESTS ? 'busy' : FAILED;
  } catch {
    // A page that is left takes its requests with it; it comes to no later task, and nobody is told.
    await new Promise((resolve) => setTimeout(resolve));
    return limit.signal.aborted ? UNKNOWN : FAILED;
  } finally {
    clearTimeout(timer);
  }
}
