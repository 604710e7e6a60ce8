/** Nobody fills in a form faster than this, counted from when it can be used. */
const FASTEST_MS = 2_000;

/**
 * Resolves when a person could have filled in a form, and at once when the page is left.
 * @param since When the form came alive, by `performance.now()`.
 */
export function patience(since: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, since + FASTEST_MS - performance.now());
    window.addEventListener('pagehide', () => resolve(), { once: true });
  });
}
