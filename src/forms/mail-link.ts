import { formatDate } from '../site/dates';
import type { Language } from '../site/languages';
import { plainText } from '../site/text';
import type { TextOf } from './field';
import { formFields, type Inquiry, type InquiryType } from './inquiries';
import type { FormField } from './form-tables';

interface MailDraft {
  text: TextOf;
  language: Language;
  reference: string;
}

/** E-mail programs on Windows accept no longer address. */
const LINK_MAX_LENGTH = 2_000;

/** A mailto link with the typed values, except for a message that is too long. */
export function mailLink(to: string, type: InquiryType, inquiry: Inquiry, letter: MailDraft) {
  const linkWith = (message: string | undefined): string => {
    const body = encode(bodyOf(type, { ...inquiry, message }, letter).replace(/\n/g, '\r\n'));
    return `mailto:${to}?subject=${encode(letter.text(`forms:mail.${type}`))}&body=${body}`;
  };
  const href = linkWith(inquiry.message);
  if (href.length <= LINK_MAX_LENGTH) return { href, hasMessage: true };
  return { href: linkWith(undefined), hasMessage: false };
}

/** Half a surrogate pair, which a program may have typed, cannot be encoded. */
const encode = (text: string) =>
  encodeURIComponent(plainText(text).replace(/\p{Surrogate}/gu, '\ufffd'));

/** The letter has the labels of the form, since the visitor signs it. */
function bodyOf(type: InquiryType, inquiry: Inquiry, letter: MailDraft): string {
  const lines = formFields(type).flatMap(([name, field]) => {
    const value = inquiry[name]?.trim();
    return value
      ? [`${letter.text(`${field.words}.label`)}: ${shownValue(field, value, letter)}`]
      : [];
  });
  return [...lines, letter.text('forms:reference', { reference: letter.reference })].join('\n');
}

/** A value as the form shows it. */
function shownValue(field: FormField, value: string, { text, language }: MailDraft): string {
  const { control, rule } = field;
  if (rule === 'day') return formatDate(value, language, 'article');
  const choices = control.kind === 'select' ? control.choices : undefined;
  const words = choices?.find((choice) => choice.value === value)?.words;
  return words ? text(words) : value;
}
