import type { PageProps, WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { memo } from 'react';
import { SitemapLastModified } from '../consent/sitemap-last-modified';
import { CurrentPage } from '../links/current-page';
import { TrackedPage } from '../tracking/tracked-page';
import { PageErrorBoundary } from './page-error-boundary';

type WrapPageArgs = WrapPageElementBrowserArgs | WrapPageElementNodeArgs;

/** Wraps every page, in the built HTML and in the browser alike. */
export function wrapPage({ element, props }: WrapPageArgs) {
  return (
    <TrackedPage page={props}>
      <SitemapLastModified page={props} />
      <CurrentPage.Provider value={props}>
        <PageErrorBoundary page={props}>
          <MemoizedPage page={props}>{element}</MemoizedPage>
        </PageErrorBoundary>
      </CurrentPage.Provider>
    </TrackedPage>
  );
}

/** Re-renders a page only for new data, as the i18next plugin creates a new instance for each address. */
export const MemoizedPage = memo(
  ({ children }: { page: PageProps; children: React.ReactNode }) => <>{children}</>,
  (before, after) =>
    before.page.data === after.page.data && before.page.pageContext === after.page.pageContext,
);
MemoizedPage.displayName = 'MemoizedPage';
