import type { PageProps } from 'gatsby';
import { useEffect, useSyncExternalStore } from 'react';
import type { AnyPageContext } from '../site/page-context';
import { pageTitle, languageOf } from '../site/routes';
import { writeStored } from '../site/storage';
import { isAnalyticsStorageAllowed, subscribeToQuestion } from './consent';
import { setPageLocation } from './tag';
import { track } from './track';

/** Reports page views (specification, section 7). */
export function TrackedPage({ page }: { page: PageProps }) {
  const { pathname } = page.location;
  const context = page.pageContext as AnyPageContext;
  const data = page.data as Partial<Queries.FrameFragment> | undefined;
  const title = data?.company ? pageTitle(context, languageOf(pathname), data.company.name) : '';
  useEffect(() => trackPageView(pathname, title), [pathname, title]);
  return null;
}

let language: string | undefined;

/** Takes the title, because the document keeps the old one while a route changes. */
function trackPageView(page_path: string, page_title: string): void {
  const page_language = languageOf(page_path);
  setPageLocation();
  track({ event: 'page_view', page_path, page_language, page_title });
  if (language === page_language) return;
  language = page_language;
  track({ event: 'page_language', page_path, page_language });
}

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
