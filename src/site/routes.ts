import { type Language, defaultLanguage, languages } from './languages';
import type { AnyPageContext } from './page-context';
import { plainText } from './text';

interface Route {
  /** Its translations, `content/locales/<language>/<id>.json`, and its template have this name too. */
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

export type RouteId = PageRouteId | typeof articleRoute.id;

export const NOT_FOUND_PATH = '/404.html';

export const pathTo = (language: Language, id: PageRouteId): string =>
  join(language, pageRoutes.find((route) => route.id === id)?.path ?? '');

/** The path of an article; its aliases and its number are given as the slug. */
export const pathToArticle = (language: Language, slug: string): string =>
  join(language, articleRoute.path.replace('{slug}', slug));

/** A number alone is the address of an article, so a page's number follows a word. */
export const pathToList = (language: Language, page: number): string =>
  pathTo(language, 'blog') + (page > 1 ? `page/${page}/` : '');

export const pathToPosts = (language: Language): string => `${pathTo(language, 'blog')}posts.json`;

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

export type LegalRouteId = (typeof legalNavigation)[number];

/** The ids of sections to which other pages and texts may link, by page. */
const sections = {
  contact: { contactForm: 'contact-form' },
  consultation: { consultationForm: 'consultation-form' },
  owners: {
    form: 'property-form',
    sum: 'calculator',
    formAddress: 'property-form-propertyAddress',
    formAfterAddress: 'property-form-propertyType',
  },
  'open-file': {
    forecast: 'forecast',
    strongMonth: 'strong-month',
    weakMonth: 'weak-month',
    prices: 'prices',
    contract: 'contract',
    insurance: 'insurance',
    method: 'method',
  },
} as const;

export const anchors = { ...sections.owners, ...sections['open-file'] };

export function anchorsOn(page: PageRouteId): string[] {
  const all: Partial<Record<PageRouteId, Readonly<Record<string, string>>>> = sections;
  return Object.values(all[page] ?? {});
}

/** The id follows from the text, so that a copied link never leads to another question. */
export const questionId = (page: string, question: string): string =>
  [
    page,
    ...(question
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\d]+/gu) ?? []),
  ]
    .join('-')
    .toLowerCase();

export function pageTitle(context: AnyPageContext, language: Language, company: string): string {
  if (context.kind === 'page') return documentTitle(context.meta.title, company);
  const title = context.kind === 'notFound' ? context.titles[language] : context.title;
  return documentTitle(title, company);
}

/** The length of a title that search results show: about 600 pixels. */
export const TITLE_MAX_LENGTH = 75;

/** The title, with the company's name where there is room for it. */
export function documentTitle(title: string, company: string): string {
  const withCompany = plainText(`${title} | ${company}`);
  return withCompany.length > TITLE_MAX_LENGTH ? plainText(title) : withCompany;
}
