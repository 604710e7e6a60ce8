import type { PageRouteId } from './routes';

export const mainNavigation = [
  'services',
  'owners',
  'about',
  'blog',
  'contact',
] as const satisfies readonly PageRouteId[];

/** The link that stands out beside them: the Elite Host Network. */
export const highlightedPage = 'network' satisfies PageRouteId;

export const footerNavigation = [...mainNavigation, highlightedPage, 'papers'] as const;

/** Where a visitor gets the forecast for an address: the first step that every page leads to. */
export const forecastPage = 'owners' satisfies PageRouteId;

export const actionPage = 'consultation' satisfies PageRouteId;

export const legalNavigation = ['terms', 'privacy'] as const satisfies readonly PageRouteId[];
