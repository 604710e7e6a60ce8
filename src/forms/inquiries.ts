import { formTables, type FormField, type FormTable } from './form-tables';
import { readStored, parseRecord, writeStored, type StoredKey } from '../site/storage';
import { plainText } from '../site/text';

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

/** The last day that can be chosen, a year ahead. @param today As YYYY-MM-DD. */
export const lastBookableDay = (today: string): string =>
  `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;

/** Whether the text of a field may have several lines. */
export const isLongText = ({ control }: FormField): boolean =>
  control.kind === 'textarea' || control.kind === 'attachment';

export const formId = (type: InquiryType) => `${type}-form` as const;

/** The values of a record that belong to this form; it may come from anywhere. */
export function pickFields(type: InquiryType, record: Record<string, unknown>): Inquiry {
  const values = formFields(type).map(([name]) => [name, record[name]] as const);
  return Object.fromEntries(values.filter(([, value]) => typeof value === 'string'));
}

const draftKey = (type: InquiryType): StoredKey => `draft:${formId(type)}`;

/** The values that were filled in and not sent, in this tab and in either language. */
export const readDraft = (type: InquiryType): Inquiry =>
  pickFields(type, parseRecord(readStored('session', draftKey(type))));

/** An inquiry with nothing filled in deletes the draft. */
export function saveDraft(type: InquiryType, inquiry: Inquiry): void {
  const empty = Object.values(inquiry).every((value) => !value);
  writeStored('session', draftKey(type), empty ? undefined : JSON.stringify(inquiry));
}

/** Removes what nobody sees from the values; texts of several lines stay as they are. */
export function cleanValues(type: InquiryType, typed: Inquiry): Inquiry {
  const values = formFields(type).flatMap(([name, field]) => {
    const value = typed[name];
    if (value === undefined) return [];
    if (isLongText(field)) return [[name, value]];
    return [[name, field.rule === 'email' ? cleanEmail(value) : plainText(value).trim()]];
  });
  return Object.fromEntries(values) as Inquiry;
}

/**
 * The bare address of a pasted "Ilze <ilze@example.com>;" or of a mailto link, with an ASCII domain, which every
 * browser and mail service accepts.
 */
export function cleanEmail(typed: string): string {
  const address = plainText(typed)
    .replace(/^.*<(.*)>.*$/, '$1')
    .replace(/^\s*mailto:([^?]*).*$/i, '$1')
    .replace(/[;,.\s]+$/, '')
    .trim();
  const [, name, domain] = /^(.+)@([^@]*[^\0-\x7f][^@]*)$/.exec(address) ?? [];
  if (!name || !domain) return address;
  try {
    return `${name}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return address;
  }
}
