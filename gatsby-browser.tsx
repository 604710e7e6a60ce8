import { CacheProvider } from '@emotion/react';
import type { GatsbyBrowser } from 'gatsby';
import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { animateEntrances } from './src/start/animate-entrances';
import { startConsent } from './src/analytics/consent';
import { createHydratedCache } from './src/start/emotion-cache';
import { tolerateExternalDomChanges } from './src/start/external-dom-changes';
import { restoreDeliveries, storeDeliveries } from './src/forms/deliveries';
import {
  announcePage,
  hideEarlyScroll,
  logErrors,
  rememberEntry,
  rememberFollowed,
  rememberLanguage,
  showLoading,
} from './src/start/page-change';
import { closeOverlays } from './src/start/overlays';
import {
  holdEventsForHydration,
  replayEarlyPresses,
  forgetPrerendered,
} from './src/start/before-hydration';
import { RootBoundary } from './src/start/root-boundary';
import { moveFocus } from './src/links/kept-focus';
import { scrollToTop } from './src/links/scroll-to-top';
import { wrapPage } from './src/layout/wrap-page';
import { watchClicks, watchScroll } from './src/analytics/track';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = logErrors(() => {
  tolerateExternalDomChanges();
  startConsent();
  watchClicks();
  watchScroll();
  document.addEventListener('click', rememberFollowed);
  window.addEventListener('scroll', hideEarlyScroll, true);
  window.addEventListener('pagehide', () => storeDeliveries(true));
  // The back-forward cache restored this page; it was left by a link of its menu, or while a form was being sent.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    closeOverlays();
    restoreDeliveries();
  });
});

/** In a transition React yields to a touch or a key press; in a plain hydration it does not. */
function hydrateInSlices(element: ReactNode, container: Element): void {
  holdEventsForHydration();
  const app = <RootBoundary>{element}</RootBoundary>;
  startTransition(() => void hydrateRoot(container, app));
}

/** Gatsby types it for older versions of React. The development server has no prerendered pages to hydrate. */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === 'production' ? hydrateInSlices : undefined;

/** Gatsby prefetches a page when a visitor points at its link; prefetching every visible link would waste data. */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;

const cache = createHydratedCache();

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <CacheProvider value={cache}>{element}</CacheProvider>
);

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = wrapPage;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] =
  logErrors(replayEarlyPresses);

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = logErrors(
  ({ location, prevLocation }) => {
    if (!prevLocation || prevLocation.pathname === location.pathname) return;
    forgetPrerendered();
    moveFocus(prevLocation, location);
  },
);

/** Gatsby calls it when a page has not loaded after a second. */
export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = logErrors(() =>
  showLoading(true),
);

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = logErrors(
  ({ location, prevLocation }) => {
    showLoading(false);
    rememberEntry();
    if (prevLocation) closeOverlays();
    rememberLanguage(location.pathname);
    announcePage();
    animateEntrances();
  },
);

const updateScroll = logErrors(scrollToTop);

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  routerProps,
  prevRouterProps,
}) => updateScroll(routerProps, prevRouterProps) ?? true;
