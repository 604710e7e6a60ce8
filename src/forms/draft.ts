import { readStored, parseRecord, writeStored, type StoredKey } from '../site/storage';
import { formId, pickFields, type Inquiry, type InquiryType } from './inquiries';

/** Without 0, O, 1 and I, which are mistaken for one another. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const draftKey = (type: InquiryType): StoredKey => `draft:${formId(type)}`;

const readRecord = (type: InquiryType) => parseRecord(readStored('session', draftKey(type)));

/** The values that were filled in and not sent, in this tab and in either language. */
export const readDraft = (type: InquiryType): Inquiry => pickFields(type, readRecord(type));

/** An inquiry with nothing filled in deletes the draft. */
export function saveDraft(type: InquiryType, inquiry: Inquiry): void {
  const empty = Object.values(inquiry).every((value) => !value);
  const record = { ...readRecord(type), ...inquiry };
  writeStored('session', draftKey(type), empty ? undefined : JSON.stringify(record));
}

/** The reference of the inquiry in a draft, such as `K7QM-4T2P`: the same on each try, also after a reload. */
export function draftReference(type: InquiryType): string {
  const record = readRecord(type);
  const reference = typeof record.reference === 'string' ? record.reference : newReference();
  writeStored('session', draftKey(type), JSON.stringify({ ...record, reference }));
  return reference;
}

function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const letters = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
