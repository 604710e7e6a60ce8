import { formatSubmission, type Stamp } from './format-submission';
import type { Inquiry, InquiryType } from './inquiries';

/** E-mail programs on Windows accept no longer address. */
const MAX_LENGTH = 2_000;

interface MailLink {
  href: string;
  /** The text was too long; only its beginning is in the address. */
  cut: boolean;
}

/** The address that opens the visitor's own e-mail program with the same text in it. */
export function mailLink(to: string, type: InquiryType, inquiry: Inquiry, stamp: Stamp): MailLink {
  const { subject, formatted_data } = formatSubmission(type, inquiry, stamp);
  const start = `mailto:${to}?subject=${encodeURIComponent(subject)}&body=`;
  // E-mail programs expect CRLF. By code points, so that no letter is cut in two.
  const letters = Array.from(formatted_data.replaceAll('\n', '\r\n'), encode);
  const kept = longestStart(letters, MAX_LENGTH - start.length);
  if (kept === letters.length) return { href: start + letters.join(''), cut: false };
  const end = encode('…');
  const room = longestStart(letters, MAX_LENGTH - start.length - end.length);
  return { href: start + letters.slice(0, room).join('') + end, cut: true };
}

/** Half a surrogate pair, which a program may have typed, cannot be encoded. */
function encode(letter: string): string {
  return encodeURIComponent(letter.replace(/\p{Surrogate}/u, '\ufffd'));
}

/** How many parts fit into a length, counted from the first. */
function longestStart(parts: readonly string[], length: number): number {
  let left = length;
  const next = parts.findIndex((part) => (left -= part.length) < 0);
  return next < 0 ? parts.length : next;
}
