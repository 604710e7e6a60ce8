/** What the tab's storage did not take; it lives as long as the app. */
const memory = new Map<string, string>();

/**
 * Keeps a text for the session: over reloads and other pages in the storage of this tab, or, where
 * that is blocked or full, in the app's memory. `undefined` forgets it.
 */
export function remember(key: string, text: string | undefined): void {
  memory.delete(key);
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    if (text !== undefined) memory.set(key, text);
  }
}

/** The text that is kept under a key. */
export function recall(key: string): string | undefined {
  try {
    return memory.get(key) ?? sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
