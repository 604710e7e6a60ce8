import { defaultLanguage, languages, type Language } from './languages';
import type { ListPart } from './list-parts';
import { articleRoute, pageRoutes, type PageRouteId } from './routes';

/** Where the build puts the page for every unknown address. */
export const NOT_FOUND_PATH = '/404.html';

/** The one address of a page in a language, with the slash at its end. */
export function pathTo(language: Language, id: PageRouteId): string {
  const route = pageRoutes.find((candidate) => candidate.id === id);
  if (!route) throw new Error(`src/site/routes.ts has no page "${id}"`);
  return join(language, route.path);
}

/** The address of an article; also of its aliases and of its number, when given as the slug. */
export function pathToArticle(language: Language, slug: string): string {
  return join(language, articleRoute.path.replace('{slug}', slug));
}

/**
 * The address of a page of the list of articles. A number alone is the address of an article, so a
 * page's number follows a word.
 */
export function pathToList(
  language: Language,
  { category, page }: Pick<ListPart, 'category' | 'page'>,
): string {
  const ofCategory = category ? `category/${category}/` : '';
  return pathTo(language, 'blog') + ofCategory + (page > 1 ? `page/${page}/` : '');
}

/** Whether a path is that of a page of the list of articles after the first one. */
export function isListPart(path: string): boolean {
  const list = pathTo(languageOf(path), 'blog');
  return path.startsWith(list) && /^(category|page)\/./.test(path.slice(list.length));
}

/** The file with all listed articles, for a search or for more of the list than its page holds. */
export function pathToPosts(language: Language): string {
  return `${pathTo(language, 'blog')}posts.json`;
}

/** The language of a path: `/en` and all below it is English, anything else Latvian. */
export function languageOf(path: string): Language {
  const prefix = path.split('/')[1];
  return languages.find((language) => language === prefix) ?? defaultLanguage;
}

/** The same place in another language: the prefix changes, the rest of the path stays. */
export function inLanguage(path: string, language: Language): string {
  const prefix = `/${languageOf(path)}`;
  const rest = path === prefix || path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
  return `/${language}${rest || '/'}`;
}

/** `path` as an absolute address, for canonical, hreflang, sitemap and link previews. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return new URL(path, siteUrl).href;
}

function join(language: Language, path: string): string {
  return path ? `/${language}/${path}/` : `/${language}/`;
}
