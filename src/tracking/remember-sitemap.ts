import { store } from '../site/storage';

/** Keeps the day of the sitemap's last change in an entry that nothing on the page needs. */
export function rememberSitemap(date: string | undefined): void {
  if (date) store('local', 'sitemap_last_modified', date);
}
