/** What the browser may keep: `local` for all visits, `session` for one tab. */
type Storage = 'local' | 'session';

/** The text that is kept under a key; none where nothing is, or where storage is blocked. */
export function readStored(storage: Storage, key: string): string | undefined {
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
export function store(storage: Storage, key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) globalThis[`${storage}Storage`].removeItem(key);
    else globalThis[`${storage}Storage`].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The record that a text holds; an empty one where it holds none. */
export function recordIn(text: string | undefined): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}
