import { profiles, type Language } from '../site/languages';
import { formTables } from './form-tables';
import { isLongText, mailLines, type Inquiry, type InquiryType } from './inquiries';
import type { FormField } from './field-types';

export type Submission = Inquiry & {
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
  /** Of the page that it is sent from. */
  language: Language;
}

/** An inquiry as it is sent (specification, section 3). */
export function formatSubmission(type: InquiryType, inquiry: Inquiry, stamp: Stamp): Submission {
  const values: Inquiry = Object.fromEntries(
    mailLines(type)
      // An empty calculation is not sent as a field.
      .filter(([name, line]) => !isInMail(line) || inquiry[name])
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

/** Removes line breaks from single-line values, so that a typed text cannot look like another field. */
function singleLine(field: FormField, value = ''): string {
  return isLongText(field) ? value.trim() : value.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

const isInMail = (line: FormField | { fixed: string }) =>
  'control' in line && line.control.kind === 'handedOver';
