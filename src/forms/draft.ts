import { formId, inquiryFields, type Inquiry, type InquiryType } from './inquiries';
import { recall, remember } from './session-memory';

const keyOf = (type: InquiryType) => `draft:${formId(type)}`;

/** What was filled in before and not sent, in this tab and in either language. */
export function readDraft(type: InquiryType): Inquiry {
  return knownFields(type, parseRecord(recall(keyOf(type))));
}

/** Keeps what is filled in; nothing filled in leaves no draft. */
export function keepDraft(type: InquiryType, inquiry: Inquiry): void {
  const empty = Object.values(inquiry).every((value) => !value);
  remember(keyOf(type), empty ? undefined : JSON.stringify(inquiry));
}

/** A text as the record that it holds; anything else is an empty record. */
export function parseRecord(text: string | undefined): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Of a record that may come from anywhere, what a form of this kind could have kept. */
export function knownFields(type: InquiryType, record: Record<string, unknown>): Inquiry {
  const known = Object.entries(record).filter(
    ([field, value]) =>
      typeof value === 'string' && (inquiryFields[type] as readonly string[]).includes(field),
  );
  return Object.fromEntries(known);
}
