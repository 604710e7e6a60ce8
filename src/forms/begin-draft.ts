import { readStored, parseRecord, writeStored, type StoredKey } from '../site/storage';
import type { Inquiry } from './inquiries';

const key: StoredKey = 'draft:property-form';
const delivery: StoredKey = 'delivery:property-form';

/** Fills in a field of the owners' form from another page, without importing the forms' tables. */
export function beginDraft(fields: Inquiry): void {
  // Otherwise the page would show the confirmation of an earlier inquiry instead of the form.
  if (parseRecord(readStored('session', delivery)).phase === 'sent')
    writeStored('session', delivery, undefined);
  writeStored(
    'session',
    key,
    JSON.stringify({ ...parseRecord(readStored('session', key)), ...fields }),
  );
}
