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
export const footerNavigation = [...mainNavigation, highlightedPage] as const;

/** Where the one call to action leads. */
export const actionPage = 'consultation' satisfies PageRouteId;

/** The small links at the footer's end. */
export const legalNavigation = ['terms', 'privacy'] as const satisfies readonly PageRouteId[];
