type Storage = 'local' | 'session';

/** By the beginning of the key; the privacy policy lists each. */
const ownEntries = ['language', 'consent', 'sitemap_last_modified', 'draft:', 'delivery:'] as const;

/** What Gatsby stores: how far a page was scrolled, and that a page was reloaded. */
const frameworkEntries = ['@@scroll', 'gatsby-reload-compilation-hash-match'] as const;

/** Every entry in a visitor's browser, except what other hosts store after an agreement. */
export const storedEntries: readonly string[] = [...ownEntries, ...frameworkEntries];

type KeyOf<Entry extends string> = Entry extends `${string}:` ? `${Entry}${string}` : Entry;

export type StoredKey = KeyOf<(typeof ownEntries)[number]>;

/** What the browser could not store is kept until its document ends. */
const unstored = new Map<StoredKey, string>();

export function readStored(storage: Storage, key: StoredKey): string | undefined {
  try {
    return unstored.get(key) ?? globalThis[`${storage}Storage`].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The texts of the tab's keys that begin so. */
export function storedTexts(beginning: (typeof ownEntries)[number]): string[] {
  try {
    const entries = Object.entries(globalThis.sessionStorage) as [string, string][];
    return entries.filter(([key]) => key.startsWith(beginning)).map(([, text]) => text);
  } catch {
    return [];
  }
}

/** `undefined` removes the key. */
export function store(storage: Storage, key: StoredKey, text: string | undefined): void {
  unstored.delete(key);
  try {
    // First, so that an older text never comes back where the storage is full.
    globalThis[`${storage}Storage`].removeItem(key);
    if (text !== undefined) globalThis[`${storage}Storage`].setItem(key, text);
  } catch {
    // Storage is blocked or full.
    if (text !== undefined) unstored.set(key, text);
  }
}

/** An empty record if the text is none. */
export function recordIn(text: string | undefined): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}
