import { formatDate } from '../site/dates';
import type { Language } from '../site/languages';
import { plainText } from '../site/plain-text';
import { formFields, type Inquiry, type InquiryType } from './inquiries';
import { isLongText, type FormField } from './table-types';
import type { TextOf } from './use-text';

interface Letter {
  text: TextOf;
  language: Language;
  reference: string;
}

/** E-mail programs on Windows accept no longer address. */
const LONGEST_LINK = 2_000;

/** Opens the visitor's own e-mail program with what was typed, but for a message that is too long. */
export function mailLink(to: string, type: InquiryType, inquiry: Inquiry, letter: Letter) {
  const linkWith = (message: string | undefined): string => {
    const body = encode(bodyOf(type, { ...inquiry, message }, letter).join('\r\n'));
    return `mailto:${to}?subject=${encode(letter.text(`forms:mail.${type}`))}&body=${body}`;
  };
  const href = linkWith(inquiry.message);
  if (href.length <= LONGEST_LINK) return { href, hasMessage: true };
  return { href: linkWith(undefined), hasMessage: false };
}

/** Half a surrogate pair, which a program may have typed, cannot be encoded. */
const encode = (text: string) =>
  encodeURIComponent(plainText(text).replace(/\p{Surrogate}/gu, '\ufffd'));

/** In the words of the form, for the visitor signs it. */
function bodyOf(type: InquiryType, inquiry: Inquiry, { text, language, reference }: Letter) {
  const filled = formFields(type).flatMap(([name, field]) => {
    const value = inquiry[name]?.trim();
    return value ? [{ field, label: text(`${field.words}.label`), value }] : [];
  });
  const lines = filled.filter(({ field }) => !isLongText(field));
  const texts = filled.filter(({ field }) => isLongText(field));
  return [
    ...lines.map(({ field, label, value }) => `${label}: ${shown(field, value, text, language)}`),
    text('forms:reference', { reference }),
    ...texts.flatMap(({ label, value }) => ['', `${label}:`, value.replaceAll('\n', '\r\n')]),
  ];
}

/** A value as the form shows it. */
function shown({ control, rule }: FormField, value: string, text: TextOf, language: Language) {
  if (rule === 'day') return formatDate(value, language, 'article');
  const choices = control.kind === 'select' ? control.choices : undefined;
  const words = choices?.find((choice) => choice.value === value)?.words;
  return words ? text(words) : value;
}
