import { readStored, store, type StoredKey } from '../site/storage';

/** What the tab's storage refused. */
const memory = new Map<string, string>();

/** Stores a text for the session, in memory where storage is blocked or full; `undefined` forgets it. */
export function remember(key: StoredKey, text: string | undefined): void {
  memory.delete(key);
  if (!store('session', key, text) && text !== undefined) memory.set(key, text);
}

export function recall(key: StoredKey): string | undefined {
  return memory.get(key) ?? readStored('session', key);
}
