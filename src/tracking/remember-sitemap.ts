import { store } from '../site/storage';

/** Stores the day of the sitemap's last change in the browser; no page reads it. */
export function rememberSitemap(date: string | undefined): void {
  if (date) store('local', 'sitemap_last_modified', date);
}
