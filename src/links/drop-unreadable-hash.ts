/** Gatsby decodes the hash when a page appears, and the page is gone where that fails. */
export function dropUnreadableHash(): void {
  try {
    decodeURI(window.location.hash);
  } catch {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }
}
