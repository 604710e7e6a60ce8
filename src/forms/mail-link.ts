import { formatSubmission, type Stamp } from './format-submission';
import type { Inquiry, InquiryType } from './inquiries';

/** E-mail programs on Windows accept no longer address. */
const MAX_LENGTH = 2_000;
const ELLIPSIS = encodeURIComponent('…');

/** Opens the visitor's own e-mail program with the same text in it, `cut` where it is too long. */
export function mailLink(to: string, type: InquiryType, inquiry: Inquiry, stamp: Stamp) {
  const { subject, formatted_data } = formatSubmission(type, inquiry, stamp);
  const start = `mailto:${to}?subject=${encodeURIComponent(subject)}&body=`;
  // E-mail programs expect CRLF. By code points, so that no letter is cut in two.
  const letters = Array.from(formatted_data.replaceAll('\n', '\r\n'), encode);
  const available = MAX_LENGTH - start.length;
  if (countFitting(letters, available) === letters.length)
    return { href: start + letters.join(''), cut: false };
  const count = countFitting(letters, available - ELLIPSIS.length);
  return { href: start + letters.slice(0, count).join('') + ELLIPSIS, cut: true };
}

/** Half a surrogate pair, which a program may have typed, cannot be encoded. */
function encode(letter: string): string {
  return encodeURIComponent(letter.replace(/\p{Surrogate}/u, '\ufffd'));
}

function countFitting(parts: readonly string[], length: number): number {
  let left = length;
  const next = parts.findIndex((part) => (left -= part.length) < 0);
  return next < 0 ? parts.length : next;
}
