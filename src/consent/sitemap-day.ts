import type { PageProps } from 'gatsby';
import { useEffect, useSyncExternalStore } from 'react';
import type { AnyPageContext } from '../site/page-context';
import { store } from '../site/storage';
import { mayStoreCounting, onQuestion } from './consent';

/**
 * Stores the day of the sitemap's last change (specification, section 7), which belongs to the
 * counting: where visits are counted, only after the visitor has agreed.
 */
export function SitemapDay({ page }: { page: PageProps }) {
  const context = page.pageContext as AnyPageContext;
  const mayStore = useSyncExternalStore(onQuestion, mayStoreCounting, () => false);
  const day = context.kind === 'page' ? context.sitemapModified : undefined;
  useEffect(() => {
    if (day) store('local', 'sitemap_last_modified', mayStore ? day : undefined);
  }, [day, mayStore]);
  return null;
}
