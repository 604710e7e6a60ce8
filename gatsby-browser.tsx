import type { GatsbyBrowser } from 'gatsby';
import { GuardedPage } from './src/layout/guarded-page';
import { rememberLanguage } from './src/layout/remember-language';
import { scrollToTop } from './src/layout/scroll-to-top';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <GuardedPage page={props}>{element}</GuardedPage>
);

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) =>
  rememberLanguage(location.pathname);

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  routerProps,
  prevRouterProps,
}) => scrollToTop(routerProps, prevRouterProps);
