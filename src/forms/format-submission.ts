import { formTables } from './form-tables';
import { linesOf, type Inquiry, type InquiryType } from './inquiries';
import type { Field } from './table-types';

/** What the mail service fills its template with. */
export type Submission = Inquiry & {
  form_type: InquiryType;
  /** ISO timestamp. */
  submission_date: string;
  formatted_data: string;
  subject: string;
  /** The same each time that the inquiry is sent. */
  reference: string;
};

/** What every inquiry is given when it is sent. */
export interface Stamp {
  at: Date;
  reference: string;
}

/** An inquiry as it is sent: its fields, and what every send adds (specification, section 3). */
export function formatSubmission(
  type: InquiryType,
  filled: Inquiry,
  { at, reference }: Stamp,
): Submission {
  const fields: Inquiry = Object.fromEntries(
    linesOf(type).map(([name, line]) => [
      name,
      'fixed' in line ? line.fixed : cleaned(line, filled[name]),
    ]),
  );
  return {
    ...fields,
    form_type: type,
    submission_date: at.toISOString(),
    formatted_data: formatSummary(type, fields, reference),
    subject: formTables[type].subject,
    reference,
  };
}

/** First the fields of one line, then each longer text that is not empty, below its name. */
function formatSummary(type: InquiryType, fields: Inquiry, reference: string): string {
  const lines: string[] = [];
  const texts: string[] = [];
  for (const [name, line] of linesOf(type)) {
    const value = fields[name];
    if ('fixed' in line || !isText(line)) lines.push(`${line.summary}: ${value || 'Not provided'}`);
    else if (value) texts.push('', `${line.summary}:`, value);
  }
  return [type.toUpperCase(), '', ...lines, `Reference: ${reference}`, ...texts].join('\n');
}

/** A field of one line stays one line, so that a typed text cannot look like another field. */
function cleaned(field: Field, value = ''): string {
  return isText(field) ? value.trim() : value.replace(/\s+/g, ' ').trim();
}

const isText = ({ control }: Field) => control.kind === 'lines';
