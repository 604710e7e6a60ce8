import { readStored, recordIn, store, type StoredKey } from '../site/storage';
import { formId, inquiryOf, type Inquiry, type InquiryType } from './inquiries';

const draftKey = (type: InquiryType): StoredKey => `draft:${formId(type)}`;

/** What was filled in before and not sent, in this tab and in either language. */
export function readDraft(type: InquiryType): Inquiry {
  return inquiryOf(type, recordIn(readStored('session', draftKey(type))));
}

/** An inquiry with nothing filled in deletes the draft. */
export function saveDraft(type: InquiryType, inquiry: Inquiry): void {
  const empty = Object.values(inquiry).every((value) => !value);
  store('session', draftKey(type), empty ? undefined : JSON.stringify(inquiry));
}
