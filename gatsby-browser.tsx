import { CacheProvider } from '@emotion/react';
import type { GatsbyBrowser } from 'gatsby';
import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { watchEntrances } from './src/components/watch-entrances';
import { startConsent } from './src/consent/consent';
import { documentCache } from './src/document/emotion-cache';
import { tolerateForeignChanges } from './src/document/foreign-changes';
import { announcePage } from './src/shell/announce-page';
import { closeOverlays } from './src/shell/close-overlays';
import { beginHydration, endHydration, forgetBuilt } from './src/shell/early-visit';
import { rememberLanguage } from './src/shell/remember-language';
import { copyPlain } from './src/links/copy-plain';
import { scrollToTop } from './src/links/scroll-to-top';
import { wrapPage } from './src/shell/wrap-page';
import { watchClicks } from './src/tracking/clicks';
import { watchScroll } from './src/tracking/scroll-depth';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  tolerateForeignChanges();
  startConsent();
  watchClicks();
  watchScroll();
  document.addEventListener('copy', copyPlain);
  // A page from the browser's memory, left by a link of its menu.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) closeOverlays();
  });
};

/** In short slices: a transition gives way to a touch or a key, a plain hydration does not. */
function hydrateInSlices(element: ReactNode, container: Element): void {
  beginHydration();
  startTransition(() => void hydrateRoot(container, element));
}

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

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = endHydration;

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) forgetBuilt();
};

/** Gatsby calls it when a page has not come after a second. */
export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = () => {
  document.documentElement.dataset.loading = '';
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  delete document.documentElement.dataset.loading;
  if (prevLocation) closeOverlays();
  rememberLanguage(location.pathname);
  announcePage();
  watchEntrances();
};

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  routerProps,
  prevRouterProps,
}) => scrollToTop(routerProps, prevRouterProps);
