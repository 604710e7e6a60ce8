import { mailService } from '../mail/service';
import { formatSubmission, type Submission } from './format-submission';
import type { Inquiry, InquiryType } from './inquiries';

/** The message is sent twice: as a field and in the summary. */
const TIMES = 2;
const ANY_STAMP = { at: new Date(0), reference: 'XXXX-XXXX' };

/** How many more plain letters the message can have; below zero, how many it has too many. */
export function lettersLeft(type: InquiryType, inquiry: Inquiry): number {
  const size = bytesOf(formatSubmission(type, inquiry, ANY_STAMP));
  return Math.floor((mailService.maxBytes - size) / TIMES);
}

/** The size of a submission as it is sent: as UTF-8, with all that JSON adds. */
export function bytesOf(submission: Submission): number {
  return new Blob([JSON.stringify(submission)]).size;
}
