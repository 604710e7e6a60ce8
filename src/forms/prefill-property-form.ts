import { readStored, parseRecord, writeStored, type StoredKey } from '../site/storage';
import { deliveryOf, setDelivery } from './deliveries';
import type { Inquiry } from './inquiries';

const key: StoredKey = 'draft:property-form';

/** Fills in a field of the owners' form from another page, without importing the forms' tables. */
export function prefillPropertyForm(fields: Inquiry): void {
  // Otherwise the page would show the confirmation of an earlier inquiry instead of the form.
  if (deliveryOf('property')?.phase === 'sent') setDelivery('property', undefined);
  const draft = { ...parseRecord(readStored('session', key)), ...fields };
  writeStored('session', key, JSON.stringify(draft));
}
