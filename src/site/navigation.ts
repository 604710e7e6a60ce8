import type { PageRouteId } from './routes';

/** The header's links, in their order. */
export const mainNavigation = [
  'services',
  'owners',
  'about',
  'blog',
  'contact',
] as const satisfies readonly PageRouteId[];

/** The link that stands out beside them: the Elite Host Network. */
export const highlightedPage = 'network' satisfies PageRouteId;

/** The footer's links to pages. */
export const footerNavigation = [...mainNavigation, highlightedPage, 'papers'] as const;

/** Where a visitor gets the forecast for an address: the first step that every page leads to. */
export const forecastPage = 'owners' satisfies PageRouteId;

/** Where the header's call to action leads: the step after it. */
export const actionPage = 'consultation' satisfies PageRouteId;

/** The small links at the footer's end. */
export const legalNavigation = ['terms', 'privacy'] as const satisfies readonly PageRouteId[];
