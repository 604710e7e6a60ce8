let last = Promise.resolve();

/**
 * Resolves when a request may be sent. Requests are at least an interval apart: those of all forms
 * and, where the browser has locks, those of all tabs of the site.
 */
export function myTurn(intervalMs: number): Promise<void> {
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, intervalMs));
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
