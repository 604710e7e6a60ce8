import type { PageProps } from 'gatsby';
import { useEffect, useSyncExternalStore } from 'react';
import type { AnyPageContext } from '../site/page-context';
import { writeStored } from '../site/storage';
import { isAnalyticsStorageAllowed, subscribeToQuestion } from './consent';

/**
 * Stores the day of the sitemap's last change (specification, section 7), which belongs to the
 * analytics: a site with analytics stores it only after consent.
 */
export function SitemapLastModified({ page }: { page: PageProps }) {
  const context = page.pageContext as AnyPageContext;
  const mayStore = useSyncExternalStore(
    subscribeToQuestion,
    isAnalyticsStorageAllowed,
    () => false,
  );
  const day = context.kind === 'page' ? context.sitemapModified : undefined;
  useEffect(() => {
    if (day) writeStored('local', 'sitemap_last_modified', mayStore ? day : undefined);
  }, [day, mayStore]);
  return null;
}
