/** Nobody fills in a form faster than this, counted from when it can be used. */
const FASTEST_MS = 2_000;

/**
 * Resolves when a person could have filled in a form; and at once, with `true`, when the page is left:
 * what was sent must not be lost with it.
 * @param since When the form came alive, by `performance.now()`.
 */
export function patience(since: number): Promise<boolean> {
  const wait = since + FASTEST_MS - performance.now();
  if (wait <= 0) return Promise.resolve(false);
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), wait);
    window.addEventListener('pagehide', () => resolve(true), { once: true });
  });
}
