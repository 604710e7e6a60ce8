import type { PageProps, WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { memo, useEffect } from 'react';
import { SitemapLastModified, TrackedPage } from '../analytics/tracked-page';
import { CurrentPage } from '../links/current-page';
import { reloadNewBuild } from '../start/page-change';
import { ErrorBoundary } from './error-boundary';

type WrapPageArgs = WrapPageElementBrowserArgs | WrapPageElementNodeArgs;

/** Gives every page tracking and its context; templates render the layout, `Frame`. */
export function wrapPage({ element, props }: WrapPageArgs) {
  return (
    <CurrentPage.Provider value={props}>
      <MemoizedPage key={props.location.pathname} page={props}>
        {element}
      </MemoizedPage>
      <ErrorBoundary>
        <BuildOfPage page={props} />
        <SitemapLastModified page={props} />
        <TrackedPage page={props} />
      </ErrorBoundary>
    </CurrentPage.Provider>
  );
}

function BuildOfPage({ page }: { page: PageProps }) {
  useEffect(() => reloadNewBuild(page), [page]);
  return null;
}

/** Re-renders only for new data: the i18next plugin creates an instance for each address. */
export const MemoizedPage = memo(
  ({ children }: { page: PageProps; children: React.ReactNode }) => <>{children}</>,
  (before, after) =>
    before.page.data === after.page.data && before.page.pageContext === after.page.pageContext,
);
MemoizedPage.displayName = 'MemoizedPage';
