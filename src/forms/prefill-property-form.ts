import { readStored, parseRecord, writeStored, type StoredKey } from '../site/storage';
import { forgetSent } from './deliveries';
import type { Inquiry } from './inquiries';

const key: StoredKey = 'draft:property-form';

/** Fills in a field of the owners' form from another page, without importing the forms' tables. */
export function prefillPropertyForm(fields: Inquiry): void {
  forgetSent('property');
  const draft = { ...parseRecord(readStored('session', key)), ...fields };
  writeStored('session', key, JSON.stringify(draft));
}
