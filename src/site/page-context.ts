import type { Category } from './categories';
import type { Language } from './languages';
import type { ListPart } from './list-parts';
import type { Namespace, RouteId } from './routes';

/** What search engines and link previews read of a page. */
export interface PageMeta {
  title: string;
  description: string;
  keywords: string;
}

export interface Breadcrumb {
  name: string;
  path: string;
}

/** What gatsby-plugin-react-i18next reads; the plugin does not change a page that has it. */
export interface I18nContext {
  language: Language;
  languages: readonly Language[];
  defaultLanguage: Language;
  generateDefaultLanguagePage: false;
  routed: true;
  originalPath: string;
  path: string;
}

/** Context of a page that a visitor reads and a search engine lists. */
export interface PageContext {
  kind: 'page';
  route: RouteId;
  language: Language;
  /** The article's slug, on articles only. */
  slug?: string;
  /** The words that travel with the page. */
  namespaces: readonly Namespace[];
  /** The same page in each language, itself included. */
  alternates: Record<Language, string>;
  meta: PageMeta;
  /** The way here from the home page; empty on the home page. */
  breadcrumbs: readonly Breadcrumb[];
  /** ISO date of the last change, where it is known. */
  lastModified?: string;
  /** ISO date of the last change in the sitemap. */
  sitemapModified?: string;
  i18n: I18nContext;
}

/** Context of a page of the list of articles: which part it shows, also as its query needs it. */
export interface ListContext extends PageContext {
  list: ListPart;
  categories: readonly Category[];
  skip: number;
  limit: number;
}

/** Context of a small page that leads to another address. */
export interface RedirectContext {
  kind: 'redirect';
  language: Language;
  /** The title that is shown until the browser has moved on. */
  title: string;
  to: string;
  /** 301 for an address that has moved for good. */
  status: 301 | 302;
  i18n: I18nContext;
}

/** Context of the one page for every unknown address. */
export interface NotFoundContext {
  kind: 'notFound';
  language: Language;
  /** In each language, since one document answers for every unknown address. */
  titles: Record<Language, string>;
  descriptions: Record<Language, string>;
  namespaces: readonly Namespace[];
  i18n: I18nContext;
}

export type AnyPageContext = PageContext | RedirectContext | NotFoundContext;
