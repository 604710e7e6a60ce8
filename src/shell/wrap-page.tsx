import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { SitemapDay } from '../consent/sitemap-day';
import { CurrentPage } from '../links/current-page';
import { CountedPage } from '../tracking/counted-page';
import { GuardedPage } from './guarded-page';
import { StablePage } from './stable-page';

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
