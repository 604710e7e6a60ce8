import { mailService } from '../mail/service';
import { defaultLanguage } from '../site/languages';
import { formatSubmission, type Submission } from './format-submission';
import type { Inquiry, InquiryType } from './inquiries';

/** The message is sent twice: as a field and in the summary. */
const MESSAGE_COPIES = 2;
const ANY_STAMP = { at: new Date(0), reference: 'XXXX-XXXX', language: defaultLanguage };

/** How many more ASCII characters the message can have; negative where it has too many. */
export function charactersLeft(type: InquiryType, inquiry: Inquiry): number {
  const size = bytesOf(formatSubmission(type, inquiry, ANY_STAMP));
  return Math.floor((mailService.maxBytes - size) / MESSAGE_COPIES);
}

/** The size as UTF-8, with all that JSON adds. */
export function bytesOf(submission: Submission): number {
  return new Blob([JSON.stringify(submission)]).size;
}
