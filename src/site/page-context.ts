import type { Language } from './languages';
import type { ListPage } from './blog';
import type { Namespace } from './namespaces';
import type { RouteId } from './routes';

export interface Breadcrumb {
  name: string;
  path: string;
}

export interface PageContext {
  kind: 'page';
  route: RouteId;
  language: Language;
  slug?: string;
  namespaces: readonly Namespace[];
  /** The same page in each language, itself included. */
  alternates: Record<Language, string>;
  meta: Queries.PageMeta;
  breadcrumbs: readonly Breadcrumb[];
  lastModified?: string;
  /** An article that only its address leads to. */
  unlisted?: true;
  sitemapModified?: string;
}

export interface ListContext extends PageContext {
  list: ListPage;
  skip: number;
  limit: number;
}

export interface RedirectContext {
  kind: 'redirect';
  language: Language;
  title: string;
  to: string;
  /** 301 for an address that has moved permanently. */
  status: 301 | 302;
}

export interface NotFoundContext {
  kind: 'notFound';
  language: Language;
  /** One document answers for every unknown address. */
  titles: Record<Language, string>;
  descriptions: Record<Language, string>;
  namespaces: readonly Namespace[];
}

export type AnyPageContext = PageContext | RedirectContext | NotFoundContext;
