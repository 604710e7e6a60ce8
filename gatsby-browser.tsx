import type { GatsbyBrowser } from 'gatsby';
import { startConsent } from './src/consent/consent';
import { rememberLanguage } from './src/layout/remember-language';
import { scrollToTop } from './src/layout/scroll-to-top';
import { wrapPage } from './src/layout/wrap-page';
import { watchClicks } from './src/tracking/clicks';
import { watchScroll } from './src/tracking/scroll-depth';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  startConsent();
  watchClicks();
  watchScroll();
};

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = wrapPage;

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) =>
  rememberLanguage(location.pathname);

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  routerProps,
  prevRouterProps,
}) => scrollToTop(routerProps, prevRouterProps);
