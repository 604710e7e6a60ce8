import type { Answer, MailConfig, MailService } from '../mail/port';
import type { Underway } from './deliveries';
import type { Submission } from './format-submission';
import { inquiryTypes } from './inquiries';
import { bytesOf } from './submission-size';

const TIME_LIMIT_MS = 15_000;
const LATE = new Error('The time limit is over');

/** Why an inquiry did not arrive; with `unknown` it may have arrived. */
export const failures = ['failed', 'unknown', 'tooLarge', 'off', 'internal'] as const;

export type SendFailure = (typeof failures)[number];

export interface SendError {
  reason: SendFailure;
  /** In English, for events and logs. */
  error: string;
}

type SendResult = { success: true } | ({ success: false } & SendError);

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
  heldBack: Promise<void>;
  onPhase: (phase: Underway) => void;
}

/** Never throws. A busy service is asked once more; one time limit holds for all of it. */
export async function sendInquiry(
  service: MailService,
  { mode, account }: MailConfig,
  submission: Submission,
  { since, heldBack, onPhase }: Sending,
): Promise<SendResult> {
  if (mode === 'off') return failure('off', 'This version of the site sends nothing.');
  // Specification, section 8.
  const fault = inquiryTypes.includes(submission.form_type)
    ? service.fault(account)
    : 'No template configured for form type';
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
      if (limit.aborted) throw LATE;
      onPhase('sending');
      return service.send(submission, account, limit).catch(async () => {
        // Leaving a page ends its requests. No later task runs then, so no visitor reads of a failure.
        await new Promise((resolve) => setTimeout(resolve));
        return 'refused' as const;
      });
    };
    await heldBack;
    const first = await ask();
    if (first !== 'busy') return first;
    if (limit.aborted) throw LATE;
    onPhase('waiting');
    await new Promise((resolve) => setTimeout(resolve, service.intervalMs));
    return ask();
  });
  if (answer === 'taken') return { success: true };
  // A request that was cut off when its page ended may have arrived.
  return page.left || answer === 'late' ? UNKNOWN : FAILED;
}

function within(
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
