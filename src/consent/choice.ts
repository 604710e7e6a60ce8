import { readStored, recordIn, store } from '../site/storage';

/** The entry in the browser's local storage; the privacy policy names it. */
const STORAGE_KEY = 'consent';

export type Answer = 'granted' | 'denied';

/** A visitor's answer and its time. */
interface Choice {
  analytics: Answer;
  /** ISO time. */
  at: string;
}

/** The stored choice, or `undefined` when there is no valid one or storage is blocked. */
export function storedChoice(): Choice | undefined {
  const { analytics, at } = recordIn(readStored('local', STORAGE_KEY)) as Partial<Choice>;
  const answered = analytics === 'granted' || analytics === 'denied';
  return answered && at ? { analytics, at } : undefined;
}

/** Stores a choice. Where storage is blocked it holds for this page only; the next page asks again. */
export function storeChoice(choice: Choice): void {
  store('local', STORAGE_KEY, JSON.stringify(choice));
}
