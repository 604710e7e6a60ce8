import { CacheProvider } from '@emotion/react';
import type { GatsbyBrowser } from 'gatsby';
import { watchEntrances } from './src/components/watch-entrances';
import { startConsent } from './src/consent/consent';
import { documentStyles } from './src/document/critical-styles';
import { hydrateInSlices } from './src/shell/hydrate-in-slices';
import { announcePage } from './src/shell/announce-page';
import { followLinks } from './src/shell/follow-links';
import { loadAhead } from './src/shell/load-ahead';
import { rememberLanguage } from './src/shell/remember-language';
import { scrollToTop } from './src/links/scroll-to-top';
import { knowUnknownAddress } from './src/shell/unknown-address';
import { wrapPage } from './src/shell/wrap-page';
import { watchClicks } from './src/tracking/clicks';
import { watchScroll } from './src/tracking/scroll-depth';

// eslint-disable-next-line @typescript-eslint/no-misused-promises -- Gatsby waits for it, which its types leave out
export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  // In a separate task: the one before has just parsed all scripts.
  await new Promise((resolve) => setTimeout(resolve));
  knowUnknownAddress();
  startConsent();
  watchClicks();
  watchScroll();
  loadAhead();
};

/** Typed by Gatsby for the renderers of older Reacts. The development server has no built pages. */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === 'production' ? hydrateInSlices : undefined;

/** A page loads when its link is pointed at or touched; the others would use data for nothing. */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;

const styles = documentStyles();

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <CacheProvider value={styles}>{element}</CacheProvider>
);

/** By now the app can follow a link. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = followLinks;

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = wrapPage;

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  rememberLanguage(location.pathname);
  announcePage();
  watchEntrances();
};

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  routerProps,
  prevRouterProps,
}) => scrollToTop(routerProps, prevRouterProps);
