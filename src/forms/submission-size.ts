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

/** The last count: at each key both the rule of the message and the visitor ask for it. */
let counted = { text: '', left: 0 };

/** How many more plain letters the message can hold; below zero, how many are too many. */
export function lettersLeft(type: InquiryType, inquiry: Inquiry): number {
  const submission = formatSubmission(type, inquiry, ANY_STAMP);
  const { formatted_data: text } = submission;
  if (text !== counted.text)
    counted = { text, left: Math.floor((MAX_BYTES - bytesOf(submission)) / TIMES) };
  return counted.left;
}

/** Counted as they are sent: as UTF-8, with all that JSON adds. */
function bytesOf(submission: Submission): number {
  return new Blob([JSON.stringify(submission)]).size;
}
