import { readStored, store, type StoredKey } from '../site/storage';

/** What the tab's storage refused; it is kept as long as the app runs. */
const memory = new Map<string, string>();

/**
 * Keeps a text for the session: over reloads and other pages in the storage of this tab, or, where
 * that is blocked or full, in the app's memory. `undefined` forgets it.
 */
export function remember(key: StoredKey, text: string | undefined): void {
  memory.delete(key);
  if (!store('session', key, text) && text !== undefined) memory.set(key, text);
}

/** The text that is kept under a key. */
export function recall(key: StoredKey): string | undefined {
  return memory.get(key) ?? readStored('session', key);
}
