import { inquiryFields, type FieldName, type Inquiry, type InquiryType } from './inquiries';

/** What the visitor of a quick inquiry does not give (specification, section 3). */
const quickDefaults = { name: 'Quick Inquiry', phone: 'not provided' } as const;

const subjects: Partial<Record<InquiryType, string>> = {
  contact: 'New Contact Form Submission',
  property: 'New Rental Analysis Request',
  consultation: 'New Consultation Request',
};

const OTHER_SUBJECT = 'New Form Submission';

/** The lines of the summary, in their order; reference and message follow them. */
const summaryLines: readonly (readonly [FieldName, label: string])[] = [
  ['name', 'Name'],
  ['email', 'Email'],
  ['phone', 'Phone'],
  ['propertyAddress', 'Property Address'],
  ['propertyType', 'Property Type'],
  ['bedrooms', 'Bedrooms'],
  ['date', 'Preferred Date'],
  ['time', 'Preferred Time'],
];

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

/** What an inquiry gets on its way. */
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
  const fields = {
    ...(type === 'quick' ? quickDefaults : {}),
    ...Object.fromEntries(
      inquiryFields[type].map((field) => [field, cleaned(field, filled[field])]),
    ),
  };
  return {
    ...fields,
    form_type: type,
    submission_date: at.toISOString(),
    formatted_data: formatSummary(type, fields, reference),
    subject: subjects[type] ?? OTHER_SUBJECT,
    reference,
  };
}

function formatSummary(type: InquiryType, fields: Inquiry, reference: string): string {
  const lines = summaryLines.flatMap(([field, label]) => {
    const value = fields[field];
    return value === undefined ? [] : [`${label}: ${value || 'Not provided'}`];
  });
  const message = fields.message ? ['', 'Message:', fields.message] : [];
  return [type.toUpperCase(), '', ...lines, `Reference: ${reference}`, ...message].join('\n');
}

/** A field of one line stays one line, so that nothing typed can pass for another field. */
function cleaned(field: FieldName, value = ''): string {
  return field === 'message' ? value.trim() : value.replace(/\s+/g, ' ').trim();
}
