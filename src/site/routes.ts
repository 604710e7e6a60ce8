interface Route {
  /** The route's name in code, and the name of its words: `content/locales/<language>/<id>.json`. */
  id: string;
  /** What follows the language prefix. */
  path: string;
  /** A file of `src/templates`. */
  template: string;
}

/** Every page that exists once in each language (specification, section 2). */
export const pageRoutes = [
  { id: 'home', path: '', template: 'home' },
  { id: 'services', path: 'services', template: 'services' },
  { id: 'about', path: 'about', template: 'about' },
  { id: 'contact', path: 'contact', template: 'contact' },
  { id: 'owners', path: 'property-owners', template: 'owners' },
  { id: 'papers', path: 'open-file', template: 'papers' },
  { id: 'consultation', path: 'schedule-consultation', template: 'consultation' },
  { id: 'network', path: 'riga-airbnb-hosts', template: 'network' },
  { id: 'blog', path: 'blog', template: 'blog' },
  { id: 'terms', path: 'terms-and-conditions', template: 'legal' },
  { id: 'privacy', path: 'privacy-policy', template: 'legal' },
] as const satisfies readonly Route[];

/** The route that exists once for each article; `{slug}` stands for the article's slug. */
export const articleRoute = {
  id: 'article',
  path: 'blog/{slug}',
  template: 'article',
} as const satisfies Route;

export type PageRouteId = (typeof pageRoutes)[number]['id'];

/** The pages whose text stands in `content/legal/<path>`. */
export const legalRoutes = pageRoutes.filter((route) => route.template === 'legal');

export type LegalRouteId = (typeof legalRoutes)[number]['id'];
export type RouteId = PageRouteId | typeof articleRoute.id;

/** The words that every page has: frame, names of pages, error screen. */
export const commonNamespace = 'common';

/** Words that some pages share, and the pages that show them. */
const sharedNamespaces = {
  forms: ['contact', 'owners', 'consultation'],
  fees: ['home', 'services', 'papers'],
  questions: ['home', 'owners', 'papers'],
  sheets: ['owners', 'papers'],
} as const satisfies Record<string, readonly PageRouteId[]>;

type SharedNamespace = keyof typeof sharedNamespaces;

/** The shared words that a page shows. */
export function sharedNamespacesOf(page: PageRouteId): SharedNamespace[] {
  const names = Object.keys(sharedNamespaces) as SharedNamespace[];
  return names.filter((name) => sharedNamespaces[name].some((one) => one === page));
}

/** The files of words: the common ones, the shared ones, each route’s, and the not-found page’s. */
export const namespaces = [
  commonNamespace,
  ...(Object.keys(sharedNamespaces) as SharedNamespace[]),
  ...pageRoutes.map(({ id }) => id),
  articleRoute.id,
  'notFound',
] as const;

export type Namespace = (typeof namespaces)[number];
