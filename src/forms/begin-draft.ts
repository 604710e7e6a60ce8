import { recordIn, type StoredKey } from '../site/storage';
import type { Inquiry } from './inquiries';
import { recall, remember } from './session-memory';

const key: StoredKey = 'draft:property-form';

/** Fills in a field of the owners' form from another page, without the tables of the forms. */
export function beginDraft(begun: Inquiry): void {
  remember(key, JSON.stringify({ ...recordIn(recall(key)), ...begun }));
}
