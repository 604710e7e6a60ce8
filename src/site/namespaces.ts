import { articleRoute, pageRoutes, type PageRouteId } from './routes';

export const commonNamespace = 'common';

/** Words that some pages share, and the pages that show them. */
const sharedNamespaces = {
  calculator: ['home', 'owners', 'open-file'],
  forms: ['contact', 'owners', 'consultation'],
  fees: ['home', 'services', 'open-file'],
  checks: ['home', 'about'],
} as const satisfies Record<string, readonly PageRouteId[]>;

type SharedNamespace = keyof typeof sharedNamespaces;

const sharedNames = Object.keys(sharedNamespaces) as SharedNamespace[];

export const sharedNamespacesOf = (page: PageRouteId) =>
  sharedNames.filter((name) => sharedNamespaces[name].some((user) => user === page));

export const namespaces = [
  commonNamespace,
  ...sharedNames,
  ...pageRoutes.map(({ id }) => id),
  articleRoute.id,
  'notFound',
] as const;

export type Namespace = (typeof namespaces)[number];
