import { formId, inquiryFields, type Inquiry, type InquiryType } from './inquiries';

const keyOf = (type: InquiryType) => `draft:${formId(type)}`;

/** What was filled in before and not sent, in this tab and in either language. */
export function readDraft(type: InquiryType): Inquiry {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(keyOf(type)) ?? '{}');
    const entries = Object.entries(Object(saved) as Record<string, unknown>).filter(
      ([field, value]) =>
        typeof value === 'string' && (inquiryFields[type] as readonly string[]).includes(field),
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** Keeps what is filled in; nothing filled in leaves no draft. Storage may be blocked or full. */
export function keepDraft(type: InquiryType, inquiry: Inquiry): void {
  try {
    if (Object.values(inquiry).every((value) => !value)) sessionStorage.removeItem(keyOf(type));
    else sessionStorage.setItem(keyOf(type), JSON.stringify(inquiry));
  } catch {
    // Without storage the fields themselves are all that is kept.
  }
}
