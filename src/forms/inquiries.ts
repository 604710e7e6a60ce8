import { formTables } from './form-tables';
import type { Field, FormTable } from './table-types';

type Tables = typeof formTables;

/** The kinds of inquiry that a visitor can send. */
export type InquiryType = keyof Tables;

/** The names of the inputs and of the fields that are sent. */
export type FieldName = { [Type in InquiryType]: keyof Tables[Type]['fields'] }[InquiryType];

/** What a visitor has filled in. */
export type Inquiry = Partial<Record<FieldName, string>>;

export const inquiryTypes = Object.keys(formTables) as InquiryType[];

/** All lines of a form's mail, in their order. */
export function linesOf(type: InquiryType) {
  const { fields }: FormTable = formTables[type];
  return Object.entries(fields) as [FieldName, FormTable['fields'][string]][];
}

/** The fields of a form that the visitor fills in. */
export function fieldsOf(type: InquiryType): [FieldName, Field][] {
  return linesOf(type).filter((line): line is [FieldName, Field] => 'rule' in line[1]);
}

/** The form's id, in the page and in events. */
export function formId(type: InquiryType): string {
  return `${type}-form`;
}

/** An inquiry with nothing filled in. */
export function emptyInquiry(type: InquiryType): Inquiry {
  return Object.fromEntries(fieldsOf(type).map(([name]) => [name, '']));
}

/** The values of a record that belong to this kind of form; the record may come from anywhere. */
export function inquiryOf(type: InquiryType, record: Record<string, unknown>): Inquiry {
  const known = fieldsOf(type).map(([name]) => [name, record[name]] as const);
  return Object.fromEntries(known.filter(([, value]) => typeof value === 'string'));
}
