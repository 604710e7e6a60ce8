import type { Answer, MailConfig, MailService } from '../mail/port';
import type { Underway } from './deliveries';
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

interface Sending {
  /** When the visitor pressed the button, by `performance.now()`. */
  since: number;
  /** Nothing is sent before it resolves. */
  patience: Promise<void>;
  /** Called when a request begins, and when the inquiry waits for another. */
  note: (phase: Underway) => void;
}

/**
 * Sends a submission through a mail service. It never throws: whatever goes wrong is a result. A
 * service that is too busy is asked a second time, after its interval. One limit holds for all of it.
 */
export async function sendInquiry(
  service: MailService,
  { mode, account }: MailConfig,
  submission: Submission,
  { since, patience, note }: Sending,
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
  const answer = await within(since + TIME_LIMIT_MS - performance.now(), async (limit) => {
    const ask = () => {
      limit.throwIfAborted();
      note('sending');
      return settled(service.send(submission, account, limit));
    };
    await patience;
    const first = await ask();
    if (first !== 'busy') return first;
    limit.throwIfAborted();
    note('waiting');
    await new Promise((resolve) => setTimeout(resolve, service.intervalMs));
    return ask();
  });
  if (answer === 'taken') return { success: true };
  // A request that was cut off when its page ended may have arrived.
  return page.left || answer === 'late' ? UNKNOWN : FAILED;
}

/** Specification, section 8. */
function faultOfType(type: InquiryType): string | undefined {
  return inquiryTypes.includes(type) ? undefined : 'No template configured for form type';
}

/** The answer to a request; `refused` when there can be none. */
async function settled(request: Promise<Answer>): Promise<Answer> {
  try {
    return await request;
  } catch {
    // When a page is left, its requests end with it. No later task runs then, so no visitor is told
    // of a failure.
    await new Promise((resolve) => setTimeout(resolve));
    return 'refused';
  }
}

/** The answer within a time, whatever hangs; `late` when there is none. */
async function within(
  milliseconds: number,
  ask: (limit: AbortSignal) => Promise<Answer>,
): Promise<Answer | 'late'> {
  const limit = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => {
      resolve('late');
      limit.abort();
    }, milliseconds);
  });
  return Promise.race([ask(limit.signal), late]).finally(() => clearTimeout(timer));
}
