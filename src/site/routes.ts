interface Route {
  /** Also the name of its translations, `content/locales/<language>/<id>.json`, and of its template. */
  id: string;
  path: string;
}

export const pageRoutes = [
  { id: 'home', path: '' },
  { id: 'services', path: 'services' },
  { id: 'about', path: 'about' },
  { id: 'contact', path: 'contact' },
  { id: 'owners', path: 'property-owners' },
  { id: 'open-file', path: 'open-file' },
  { id: 'consultation', path: 'schedule-consultation' },
  { id: 'network', path: 'riga-airbnb-hosts' },
  { id: 'blog', path: 'blog' },
  { id: 'terms', path: 'terms-and-conditions' },
  { id: 'privacy', path: 'privacy-policy' },
] as const satisfies readonly Route[];

export const articleRoute = { id: 'article', path: 'blog/{slug}' } as const satisfies Route;

export type PageRouteId = (typeof pageRoutes)[number]['id'];

/** The pages whose text is in `content/legal/<path>`; they share the template `legal`. */
export const legalRoutes = pageRoutes.filter(
  (route) => route.id === 'terms' || route.id === 'privacy',
);

export type LegalRouteId = (typeof legalRoutes)[number]['id'];
export type RouteId = PageRouteId | typeof articleRoute.id;

export const commonNamespace = 'common';

/** Words that some pages share, and the pages that show them. */
const sharedNamespaces = {
  calculator: ['home', 'owners', 'open-file'],
  forms: ['contact', 'owners', 'consultation'],
  fees: ['home', 'services', 'open-file'],
  checks: ['home', 'about'],
} as const satisfies Record<string, readonly PageRouteId[]>;

type SharedNamespace = keyof typeof sharedNamespaces;

export function sharedNamespacesOf(page: PageRouteId): SharedNamespace[] {
  const names = Object.keys(sharedNamespaces) as SharedNamespace[];
  return names.filter((name) => sharedNamespaces[name].some((one) => one === page));
}

export const namespaces = [
  commonNamespace,
  ...(Object.keys(sharedNamespaces) as SharedNamespace[]),
  ...pageRoutes.map(({ id }) => id),
  articleRoute.id,
  'notFound',
] as const;

export type Namespace = (typeof namespaces)[number];
