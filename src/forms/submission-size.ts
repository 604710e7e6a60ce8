import { formatSubmission, type Submission } from './format-submission';
import type { Inquiry, InquiryType } from './inquiries';

/** The mail service takes 50 KB of variables. */
const MAX_BYTES = 50_000;
/** A message stands in them twice: as a field and in the summary. */
const TIMES = 2;
const ANY_STAMP = { at: new Date(0), reference: 'XXXX-XXXX' };

/** Whether the mail service takes it. */
export function isTooLarge(submission: Submission): boolean {
  return bytesOf(submission) > MAX_BYTES;
}

/** How many more plain letters the message can hold; below zero, how many are too many. */
export function lettersLeft(type: InquiryType, inquiry: Inquiry): number {
  return Math.floor((MAX_BYTES - bytesOf(formatSubmission(type, inquiry, ANY_STAMP))) / TIMES);
}

/** Counted as they are sent: as UTF-8, with all that JSON adds. */
function bytesOf(submission: Submission): number {
  return new Blob([JSON.stringify(submission)]).size;
}
