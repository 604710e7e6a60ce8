/** The entry in the browser's local storage (specification, section 7). */
const STORAGE_KEY = 'sitemap_last_modified';

/** Keeps the day of the sitemap's last change. Storage that is blocked or full changes nothing. */
export function rememberSitemap(date: string | undefined): void {
  try {
    if (date) localStorage.setItem(STORAGE_KEY, date);
  } catch {
    // Nothing on the page needs the entry.
  }
}
