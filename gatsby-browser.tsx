import { CacheProvider } from '@emotion/react';
import type { GatsbyBrowser } from 'gatsby';
import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { watchEntrances } from './src/components/watch-entrances';
import { startConsent } from './src/consent/consent';
import { documentCache } from './src/document/emotion-cache';
import { announcePage } from './src/shell/announce-page';
import { rememberLanguage } from './src/shell/remember-language';
import { dropUnreadableHash } from './src/links/drop-unreadable-hash';
import { scrollToTop } from './src/links/scroll-to-top';
import { wrapPage } from './src/shell/wrap-page';
import { watchClicks } from './src/tracking/clicks';
import { watchScroll } from './src/tracking/scroll-depth';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  dropUnreadableHash();
  // Before Gatsby, which begins to listen later.
  window.addEventListener('popstate', dropUnreadableHash);
  startConsent();
  watchClicks();
  watchScroll();
};

/** In short slices: a transition gives way to a touch or a key, a plain hydration does not. */
const hydrateInSlices = (element: ReactNode, container: Element) =>
  startTransition(() => void hydrateRoot(container, element));

/** Typed by Gatsby for the renderers of older Reacts. The development server has no built pages. */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === 'production' ? hydrateInSlices : undefined;

/** A page loads when its link is pointed at; pages that nobody may open would use data for nothing. */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;

const cache = documentCache();

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <CacheProvider value={cache}>{element}</CacheProvider>
);

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
