import type { PageRouteId } from './routes';

export const mainNavigation = [
  'services',
  'owners',
  'about',
  'open-file',
  'blog',
  'contact',
] as const satisfies readonly PageRouteId[];

export const highlightedPage = 'network' satisfies PageRouteId;

export const footerNavigation = [...mainNavigation, highlightedPage] as const;

export const forecastPage = 'owners' satisfies PageRouteId;

export const actionPage = 'consultation' satisfies PageRouteId;

export const legalNavigation = ['terms', 'privacy'] as const satisfies readonly PageRouteId[];
