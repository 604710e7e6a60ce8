import type { PageProps } from 'gatsby';
import { useEffect, type ReactNode } from 'react';
import type { AnyPageContext } from '../site/page-context';
import { pageTitle } from '../site/page-title';
import { languageOf } from '../site/paths';
import { trackPageView } from './page-views';
import { rememberSitemap } from './remember-sitemap';

interface CountedPageProps {
  page: PageProps;
  children: ReactNode;
}

/** Wraps a page and reports a page view when it loads and on every change of the route. */
export function CountedPage({ page, children }: CountedPageProps) {
  const { pathname } = page.location;
  const context = page.pageContext as AnyPageContext;
  const data = page.data as Partial<Queries.FrameFragment> | undefined;
  const title = data?.company ? pageTitle(context, languageOf(pathname), data.company.name) : '';
  const changed = context.kind === 'page' ? context.sitemapModified : undefined;
  useEffect(() => trackPageView(pathname, title), [pathname, title]);
  useEffect(() => rememberSitemap(changed), [changed]);
  return <>{children}</>;
}
