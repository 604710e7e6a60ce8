import { formTables } from './form-tables';
import type { FormField, FormTable } from './field-types';

type Tables = typeof formTables;

export type InquiryType = keyof Tables;

export type FieldName = { [Type in InquiryType]: keyof Tables[Type]['fields'] }[InquiryType];

export type Inquiry = Partial<Record<FieldName, string>>;

export const inquiryTypes = Object.keys(formTables) as InquiryType[];

/** All lines of a form's mail, in their order. */
export function mailLines(type: InquiryType) {
  const { fields }: FormTable = formTables[type];
  return Object.entries(fields) as [FieldName, FormTable['fields'][string]][];
}

/** The fields of a form that the visitor fills in. */
export function formFields(type: InquiryType): [FieldName, FormField][] {
  return mailLines(type).filter((line): line is [FieldName, FormField] => 'rule' in line[1]);
}

/** A year ahead. @param today As YYYY-MM-DD. */
export const lastBookableDay = (today: string): string =>
  `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;

/** Of several lines. */
export const isLongText = ({ control }: FormField): boolean =>
  control.kind === 'textarea' || control.kind === 'handedOver';

export const formId = (type: InquiryType) => `${type}-form` as const;

export function emptyInquiry(type: InquiryType): Inquiry {
  return Object.fromEntries(formFields(type).map(([name]) => [name, '']));
}

/** The values of a record that belong to this type of form; the record may come from anywhere. */
export function pickFields(type: InquiryType, record: Record<string, unknown>): Inquiry {
  const known = formFields(type).map(([name]) => [name, record[name]] as const);
  return Object.fromEntries(known.filter(([, value]) => typeof value === 'string'));
}
