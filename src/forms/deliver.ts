import {
  INTERVAL_MS,
  missingIn,
  send,
  type MailAnswer,
  type MailConfig,
} from '../mail/mail-service';
import { languageOf } from '../site/routes';
import { track } from '../analytics/track';
import {
  closeMessage,
  deliveryOf,
  setDelivery,
  type Delivery,
  type SendFailure,
} from './deliveries';
import {
  formId,
  inquiryTypes,
  isLongText,
  mailLines,
  saveDraft,
  type Inquiry,
  type InquiryType,
} from './inquiries';
import { formTables, type FormField } from './form-tables';
import { profiles, type Language } from '../site/languages';

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
  notBefore: Promise<void>;
  /** A bot has filled in the honeypot. */
  isSpam: boolean;
}

/** How long a toast says that an inquiry was sent. */
const TOAST_MS = 10_000;

const SPAM: SendError = { reason: 'failed', error: 'The trap field was filled in.' };

/**
 * Sends an inquiry, unless the last one of its type is being sent or has just been sent. Runs outside
 * React, so that a visitor who comes back sees the outcome.
 */
export async function deliver(request: DeliveryRequest): Promise<void> {
  const { type, inquiry, mail, pressedAt, notBefore, isSpam } = request;
  const last = deliveryOf(type);
  if (last && last.phase !== 'failed') return;
  // Two tabs with one reference would send different texts under it.
  const reference = last && !last.copied ? last.reference : newReference();
  const set = (delivery: Omit<Delivery, 'reference' | 'inquiry'>) =>
    setDelivery(type, { reference, inquiry, ...delivery });
  const page_path = window.location.pathname;
  const stamp = { at: new Date(), reference, language: languageOf(page_path) };
  const submission = formatSubmission(type, inquiry, stamp);
  const form = { form_id: formId(type), form_name: formTables[type].name };

  if (!isSpam) track({ event: 'form_submit', ...form });
  set({ phase: 'sending' });
  const failure = isSpam ? SPAM : await sendInquiry(mail, submission, pressedAt, notBefore);
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
  // Inquiries about an apartment are conversions (specification, section 7).
  if (type === 'property' || type === 'quick') window.gtag_report_conversion?.();
}

/** It lacks 0, O, 1 and I, which are mistaken for one another. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A reference looks like `K7QM-4T2P`. */
function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const letters = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

const TIMEOUT_MS = 15_000;

interface SendError {
  reason: SendFailure;
  /** The message in English, for events and logs. */
  error: string;
}

/** What events report of a request that has failed (specification, section 8). */
const FAILED = 'Failed to send your submission. Please try again later.';

/**
 * Resolves to `undefined` when the service has accepted the inquiry; never rejects.
 * @param pressedAt When the visitor pressed the button, by `performance.now()`.
 * @param notBefore Nothing is sent before it resolves.
 */
export async function sendInquiry(
  mail: MailConfig,
  submission: Submission,
  pressedAt: number,
  notBefore: Promise<void>,
): Promise<SendError | undefined> {
  if (mail.mode === 'off')
    return { reason: 'off', error: 'This version of the site sends nothing.' };
  // What is not set up is logged, and nothing is sent (specification, section 8).
  const missing = inquiryTypes.includes(submission.form_type)
    ? missingIn(mail.account)
    : 'No template configured for form type';
  if (missing) {
    console.error(missing);
    return { reason: 'internal', error: missing };
  }
  const page = { left: false };
  window.addEventListener('pagehide', () => (page.left = true), { once: true });
  await notBefore;
  const answer = await sendWithTimeout(mail, submission, pressedAt);
  if (answer === 'taken') return undefined;
  if (answer === 'tooLarge') return { reason: 'tooLarge', error: FAILED };
  // A request that was cut off when its page ended may have arrived.
  if (page.left || answer === 'late')
    return { reason: 'unknown', error: 'The mail service has not answered in time.' };
  return { reason: 'failed', error: FAILED };
}

/** Retries once if the service is busy; one timeout covers both attempts. */
async function sendWithTimeout(
  mail: MailConfig,
  submission: Submission,
  pressedAt: number,
): Promise<MailAnswer | 'late'> {
  const timeout = new AbortController();
  setTimeout(() => timeout.abort(), pressedAt + TIMEOUT_MS - performance.now());
  const ask = () =>
    send(submission, mail, timeout.signal).catch(async () => {
      // Leaving a page aborts its requests. No later task runs then, so no failure is shown.
      await delay(0);
      return timeout.signal.aborted ? 'late' : 'refused';
    });
  const answer = await ask();
  if (answer !== 'busy') return answer;
  await delay(INTERVAL_MS);
  return ask();
}

const delay = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

type Submission = Inquiry & {
  form_type: InquiryType;
  /** ISO timestamp. */
  submission_date: string;
  formatted_data: string;
  subject: string;
  reference: string;
};

interface Stamp {
  at: Date;
  reference: string;
  /** The language of the page that it is sent from. */
  language: Language;
}

/** An inquiry as it is sent (specification, section 3). */
export function formatSubmission(type: InquiryType, inquiry: Inquiry, stamp: Stamp): Submission {
  const values: Inquiry = Object.fromEntries(
    mailLines(type)
      // An empty calculation is not sent as a field.
      .filter(([name, line]) => !isAttachment(line) || inquiry[name])
      .map(([name, line]) => [
        name,
        'fixed' in line ? line.fixed : singleLine(line, inquiry[name]),
      ]),
  );
  return {
    ...values,
    form_type: type,
    submission_date: stamp.at.toISOString(),
    formatted_data: formatSummary(type, values, stamp),
    subject: formTables[type].subject,
    reference: stamp.reference,
  };
}

function formatSummary(type: InquiryType, values: Inquiry, stamp: Stamp): string {
  const lines: string[] = [];
  const texts: string[] = [];
  for (const [name, line] of mailLines(type)) {
    const value = values[name];
    if ('fixed' in line || !isLongText(line))
      lines.push(`${line.summary}: ${value || 'Not provided'}`);
    else if (value) texts.push('', `${line.summary}:`, value);
  }
  lines.push(`Language: ${profiles[stamp.language].name}`, `Reference: ${stamp.reference}`);
  return [type.toUpperCase(), '', ...lines, ...texts].join('\n');
}

/** Removes line breaks, so that a single-line value cannot look like another field. */
function singleLine(field: FormField, value = ''): string {
  return isLongText(field) ? value.trim() : value.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

const isAttachment = (line: FormField | { fixed: string }) =>
  'control' in line && line.control.kind === 'attachment';
