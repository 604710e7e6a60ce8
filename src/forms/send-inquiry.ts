import type { Answer, MailConfig, MailService } from '../mail/port';
import type { Submission } from './format-submission';
import { inquiryTypes, type InquiryType } from './inquiries';
import { bytesOf } from './submission-size';

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

/**
 * Sends a submission through a mail service. It never throws: whatever goes wrong is a result. A
 * service that is too busy is asked a second time, after its interval.
 * @param patience Nothing is sent before it resolves.
 */
export async function sendInquiry(
  service: MailService,
  { mode, account }: MailConfig,
  submission: Submission,
  patience = Promise.resolve(),
): Promise<SendResult> {
  if (mode === 'off') return failure('off', 'This version of the site sends nothing.');
  const fault = faultOfType(submission.form_type) ?? service.fault(account);
  if (fault) {
    console.error(fault);
    return failure('internal', fault);
  }
  if (bytesOf(submission) > service.maxBytes)
    return failure('tooLarge', 'The submission is larger than the mail service takes.');
  const page = { left: false };
  window.addEventListener('pagehide', () => (page.left = true), { once: true });
  const send = () =>
    sendWithin(TIME_LIMIT_MS, (signal) => service.send(submission, account, signal));
  await patience;
  let result = await send();
  if (result === 'busy') {
    await new Promise((resolve) => setTimeout(resolve, service.intervalMs));
    result = await send();
  }
  if (result === 'taken') return { success: true };
  // A request that was cut off when its page ended may have arrived.
  return page.left || result === 'late' ? UNKNOWN : FAILED;
}

/** Specification, section 8. */
function faultOfType(type: InquiryType): string | undefined {
  return inquiryTypes.includes(type) ? undefined : 'No template configured for form type';
}

/** The answer to a request; `late` when there is none in time, `refused` when there can be none. */
async function sendWithin(
  milliseconds: number,
  send: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer | 'late'> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), milliseconds);
  try {
    return await send(limit.signal);
  } catch {
    // When a page is left, its requests end with it. No later task runs then, so no visitor is told
    // of a failure.
    await new Promise((resolve) => setTimeout(resolve));
    return limit.signal.aborted ? 'late' : 'refused';
  } finally {
    clearTimeout(timer);
  }
}
