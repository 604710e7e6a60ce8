import { readStored, recordIn, store, type StoredKey } from '../site/storage';
import type { Inquiry } from './inquiries';

const key: StoredKey = 'draft:property-form';
const delivery: StoredKey = 'delivery:property-form';

/** Fills in a field of the owners' form from another page, without the tables of the forms. */
export function beginDraft(begun: Inquiry): void {
  // The confirmation of an earlier inquiry would stand in the place of the form.
  if (recordIn(readStored('session', delivery)).phase === 'sent')
    store('session', delivery, undefined);
  store('session', key, JSON.stringify({ ...recordIn(readStored('session', key)), ...begun }));
}
