import { CacheProvider } from '@emotion/react';
import type { GatsbyBrowser } from 'gatsby';
import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { animateEntrances } from './src/components/animate-entrances';
import { startConsent } from './src/consent/consent';
import { createHydratedCache } from './src/document/emotion-cache';
import { tolerateExternalDomChanges } from './src/document/external-dom-changes';
import { restoreDeliveries } from './src/forms/deliveries';
import { announcePage } from './src/shell/announce-page';
import { closeOverlays } from './src/shell/close-overlays';
import {
  holdEventsForHydration,
  replayEarlyPresses,
  forgetPrerendered,
} from './src/shell/before-hydration';
import { logErrors } from './src/shell/log-errors';
import { rememberLanguage } from './src/shell/remember-language';
import { RootBoundary } from './src/shell/root-boundary';
import { releaseFocus, scrollToTop } from './src/links/scroll-to-top';
import { wrapPage } from './src/shell/wrap-page';
import { watchClicks } from './src/tracking/clicks';
import { watchScroll } from './src/tracking/scroll-depth';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = logErrors(() => {
  tolerateExternalDomChanges();
  startConsent();
  watchClicks();
  watchScroll();
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
    releaseFocus();
  },
);

/** Gatsby calls it when a page has not loaded after a second. */
export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = () => {
  document.documentElement.dataset.loading = '';
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = logErrors(
  ({ location, prevLocation }) => {
    delete document.documentElement.dataset.loading;
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
