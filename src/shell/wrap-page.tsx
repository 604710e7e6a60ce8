import type { PageProps, WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { memo } from 'react';
import { SitemapDay } from '../consent/sitemap-day';
import { CurrentPage } from '../links/current-page';
import { CountedPage } from '../tracking/counted-page';
import { GuardedPage } from './guarded-page';

type WrapPageArgs = WrapPageElementBrowserArgs | WrapPageElementNodeArgs;

/** Wraps every page, in the built HTML and in the browser alike. */
export function wrapPage({ element, props }: WrapPageArgs) {
  return (
    <CountedPage page={props}>
      <SitemapDay page={props} />
      <CurrentPage.Provider value={props}>
        <GuardedPage page={props}>
          <StablePage page={props}>{element}</StablePage>
        </GuardedPage>
      </CurrentPage.Provider>
    </CountedPage>
  );
}

/** Draws a page once for its data, as the i18next plugin makes a new instance for each address. */
export const StablePage = memo(
  ({ children }: { page: PageProps; children: React.ReactNode }) => <>{children}</>,
  (before, after) =>
    before.page.data === after.page.data && before.page.pageContext === after.page.pageContext,
);
StablePage.displayName = 'StablePage';
