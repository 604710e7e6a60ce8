type Storage = 'local' | 'session';

/** What the site stores, by the beginning of the key; the privacy policy lists each. */
export const siteEntries = [
  'language',
  'consent',
  'sitemap_last_modified',
  'draft:',
  'deliveries',
  'sum',
] as const;

type KeyOf<Entry extends string> = Entry extends `${string}:` ? `${Entry}${string}` : Entry;

export type StoredKey = KeyOf<(typeof siteEntries)[number]>;

/** Values that the browser could not store; they last as long as the document. */
const memoryFallback = new Map<StoredKey, string>();

export function readStored(storage: Storage, key: StoredKey): string | undefined {
  try {
    return memoryFallback.get(key) ?? globalThis[`${storage}Storage`].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether sessionStorage has an entry whose key has this prefix. */
export function hasEntry(prefix: (typeof siteEntries)[number]): boolean {
  try {
    return Object.keys(globalThis.sessionStorage).some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
}

/** `undefined` removes the key. */
export function writeStored(storage: Storage, key: StoredKey, text: string | undefined): void {
  memoryFallback.delete(key);
  try {
    // First, so that an older text never comes back where the storage is full.
    globalThis[`${storage}Storage`].removeItem(key);
    if (text !== undefined) globalThis[`${storage}Storage`].setItem(key, text);
  } catch {
    // Storage is blocked or full.
    if (text !== undefined) memoryFallback.set(key, text);
  }
}

/** Reads a stored record; it is empty if the text is not JSON. */
export function parseRecord(text: string | undefined): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}
