/** The kinds of inquiry that a visitor can send (specification, section 3). */
export const inquiryTypes = ['contact', 'property', 'consultation', 'quick'] as const;

export type InquiryType = (typeof inquiryTypes)[number];

/** What a visitor may be asked for; the names of the inputs and of the payload's fields. */
export type FieldName =
  | 'name'
  | 'email'
  | 'phone'
  | 'message'
  | 'propertyAddress'
  | 'propertyType'
  | 'bedrooms'
  | 'date'
  | 'time';

/** The fields of each kind, in their order. */
export const inquiryFields: Record<InquiryType, readonly FieldName[]> = {
  contact: ['name', 'email', 'phone', 'message'],
  property: ['name', 'email', 'phone', 'propertyAddress', 'propertyType', 'bedrooms', 'message'],
  consultation: ['name', 'email', 'phone', 'date', 'time', 'message'],
  quick: ['email'],
};

/** What a visitor has filled in. */
export type Inquiry = Partial<Record<FieldName, string>>;

/** The form's id, in the page and in events. */
export function formId(type: InquiryType): string {
  return `${type}-form`;
}

/** An inquiry of which nothing is filled in. */
export function emptyInquiry(type: InquiryType): Inquiry {
  return Object.fromEntries(inquiryFields[type].map((field) => [field, '']));
}

/** Of a record that may come from anywhere, what a form of this kind could have kept. */
export function inquiryOf(type: InquiryType, record: Record<string, unknown>): Inquiry {
  const held = inquiryFields[type].filter((field) => typeof record[field] === 'string');
  return Object.fromEntries(held.map((field) => [field, record[field] as string]));
}

export const propertyTypes = ['Apartment', 'House', 'Condo', 'Villa', 'Other'] as const;

export const bedroomCounts = ['Studio', '1', '2', '3', '4', '5+'] as const;
