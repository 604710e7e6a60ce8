import { readStored, recordIn, store, type StoredKey } from '../site/storage';
import type { Inquiry } from './inquiries';

const key: StoredKey = 'draft:property-form';

/** Fills in a field of the owners' form from another page, without the tables of the forms. */
export function beginDraft(begun: Inquiry): void {
  store('session', key, JSON.stringify({ ...recordIn(readStored('session', key)), ...begun }));
}
