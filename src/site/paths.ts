import { defaultLanguage, languages, type Language } from './languages';
import { articleRoute, pageRoutes, type PageRouteId } from './routes';

export const NOT_FOUND_PATH = '/404.html';

export const pathTo = (language: Language, id: PageRouteId): string =>
  join(language, pageRoutes.find((route) => route.id === id)?.path ?? '');

/** Also of its aliases and its number, given as the slug. */
export const pathToArticle = (language: Language, slug: string): string =>
  join(language, articleRoute.path.replace('{slug}', slug));

/** A number alone is the address of an article, so a page's number follows a word. */
export const pathToList = (language: Language, page: number): string =>
  pathTo(language, 'blog') + (page > 1 ? `page/${page}/` : '');

export const pathToPosts = (language: Language): string => `${pathTo(language, 'blog')}posts.json`;

/** What all listings ask, for the calculators. */
export const pathToMarket = (language: Language): string => `/${language}/market.json`;

/** The default language where the path names none. */
export function languageOf(path: string): Language {
  const prefix = path.split('/')[1];
  return languages.find((language) => language === prefix) ?? defaultLanguage;
}

export function inLanguage(path: string, language: Language): string {
  const prefix = `/${languageOf(path)}`;
  const rest = path === prefix || path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
  return `/${language}${rest || '/'}`;
}

/** `path` as an absolute address, for canonical, hreflang, sitemap and link previews. */
export const absoluteUrl = (siteUrl: string, path: string): string => new URL(path, siteUrl).href;

const join = (language: Language, path: string): string =>
  path ? `/${language}/${path}/` : `/${language}/`;
