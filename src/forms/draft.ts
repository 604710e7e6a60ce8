import { readStored, parseRecord, writeStored, type StoredKey } from '../site/storage';
import { formId, pickFields, type Inquiry, type InquiryType } from './inquiries';

const draftKey = (type: InquiryType): StoredKey => `draft:${formId(type)}`;

/** The values that were filled in and not sent, in this tab and in either language. */
export const readDraft = (type: InquiryType): Inquiry =>
  pickFields(type, parseRecord(readStored('session', draftKey(type))));

/** An inquiry with nothing filled in deletes the draft. */
export function saveDraft(type: InquiryType, inquiry: Inquiry): void {
  const empty = Object.values(inquiry).every((value) => !value);
  writeStored('session', draftKey(type), empty ? undefined : JSON.stringify(inquiry));
}
