/** What the browser may keep: `local` for all visits, `session` for one tab. */
type Storage = 'local' | 'session';

/** What the site stores, by the beginning of the key. The privacy policy's table lists each. */
const ownEntries = ['language', 'consent', 'sitemap_last_modified', 'draft:', 'delivery:'] as const;

/** What Gatsby stores: how far a page was scrolled, and that a page was reloaded. */
const frameworkEntries = ['@@scroll', 'gatsby-reload-compilation-hash-match'] as const;

/** Every entry in a visitor's browser, except what other hosts store after an agreement. */
export const storedEntries: readonly string[] = [...ownEntries, ...frameworkEntries];

type KeyOf<Entry extends string> = Entry extends `${string}:` ? `${Entry}${string}` : Entry;

/** A key under which the site may keep something. */
export type StoredKey = KeyOf<(typeof ownEntries)[number]>;

/** The text that is stored under a key; nothing if there is none, or if storage is blocked. */
export function readStored(storage: Storage, key: StoredKey): string | undefined {
  try {
    return globalThis[`${storage}Storage`].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a text; `undefined` forgets the key.
 * @returns whether the browser has done it: it does not where storage is blocked or full.
 */
export function store(storage: Storage, key: StoredKey, text: string | undefined): boolean {
  try {
    if (text === undefined) globalThis[`${storage}Storage`].removeItem(key);
    else globalThis[`${storage}Storage`].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The record that a text contains; an empty one if it contains none. */
export function recordIn(text: string | undefined): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}
