/** The mail service takes one request a second. */
const INTERVAL_MS = 1_000;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, INTERVAL_MS));

let last = Promise.resolve();

/**
 * Resolves when a request may be sent. Turns follow one another at least a second apart, over all
 * forms and, where the browser has locks, over all tabs of the site.
 */
export function myTurn(): Promise<void> {
  if ('locks' in navigator)
    return new Promise((resolve) => {
      void navigator.locks.request('mail', () => {
        resolve();
        return pause();
      });
    });
  const mine = last;
  last = mine.then(pause);
  return mine;
}
