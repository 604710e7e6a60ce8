type Storage = 'local' | 'session';

/** By the beginning of the key; the privacy policy lists each. */
const ownEntries = ['language', 'consent', 'sitemap_last_modified', 'draft:', 'delivery:'] as const;

/** What Gatsby stores: how far a page was scrolled, and that a page was reloaded. */
const frameworkEntries = ['@@scroll', 'gatsby-reload-compilation-hash-match'] as const;

/** Every entry in a visitor's browser, except what other hosts store after an agreement. */
export const storedEntries: readonly string[] = [...ownEntries, ...frameworkEntries];

type KeyOf<Entry extends string> = Entry extends `${string}:` ? `${Entry}${string}` : Entry;

export type StoredKey = KeyOf<(typeof ownEntries)[number]>;

/** Nothing where storage is blocked. */
export function readStored(storage: Storage, key: StoredKey): string | undefined {
  try {
    return globalThis[`${storage}Storage`].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** `undefined` removes the key. Returns false where storage is blocked or full. */
export function store(storage: Storage, key: StoredKey, text: string | undefined): boolean {
  try {
    if (text === undefined) globalThis[`${storage}Storage`].removeItem(key);
    else globalThis[`${storage}Storage`].setItem(key, text);
    return true;
  } catch {
    return false;
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
