import { formatSubmission } from './format-submission';
import type { Inquiry, InquiryType } from './inquiries';

/** The address that opens the visitor's own e-mail program with the same text in it. */
export function mailLink(to: string, type: InquiryType, inquiry: Inquiry): string {
  const { subject, formatted_data } = formatSubmission(type, inquiry, new Date());
  // E-mail programs expect CRLF.
  const body = formatted_data.replaceAll('\n', '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
