import { defaultLanguage, eachLanguage, languages, type Language } from '../../site/languages';
import { listPages, POSTS_PER_PAGE } from '../../site/list-pages';
import type {
  AnyPageContext,
  Breadcrumb,
  I18nContext,
  ListContext,
  PageContext,
  PageMeta,
} from '../../site/page-context';
import { NOT_FOUND_PATH, pathTo, pathToArticle, pathToList } from '../../site/paths';
import { plainText } from '../../site/plain-text';
import {
  articleRoute,
  commonNamespace,
  pageRoutes,
  sharedNamespacesOf,
  type PageRouteId,
} from '../../site/routes';

export interface PlannedPage<Context extends AnyPageContext = AnyPageContext> {
  path: string;
  template: string;
  context: Context;
}

export interface PlannedPost {
  number: number;
  slug: string;
  aliases: readonly string[];
  language: Language;
  title: string;
  excerpt: string;
  keywords: string;
  date: string;
  modified: string | null;
  listed: boolean;
  customTitle: string | null;
  customDescription: string | null;
}

export interface PlanWords {
  /** The names of the pages that the site has. */
  common: { pages: Record<PageRouteId, string> };
  /** The name of a page of the list; `{{page}}` stands for its number. */
  blog: { list: { page: string } };
  notFound: { title: string };
}

export interface PlanInput {
  words: Record<Language, PlanWords>;
  meta: Record<Language, Record<PageRouteId, PageMeta>>;
  posts: readonly PlannedPost[];
}

interface Plan extends PlanInput {
  sitemapModified: string | undefined;
}

/** @throws when two pages claim the same path. */
export function planPages(input: PlanInput): PlannedPage[] {
  const plan: Plan = { ...input, sitemapModified: input.posts.map(lastChange).sort().at(-1) };
  const pages = [
    ...languages.flatMap((language) =>
      pageRoutes.flatMap((route) => {
        if (!(route.id in plan.words[language].common.pages)) return [];
        const page = planPage(plan, language, route);
        return route.id === 'blog' ? planList(plan, page) : [page];
      }),
    ),
    ...input.posts.map((post) => planArticle(plan, post)),
    ...input.posts.flatMap((post) => planArticleRedirects(plan, post)),
    planRedirect(plan, '/', pathTo(defaultLanguage, 'home'), defaultLanguage, 302),
    planNotFound(plan),
  ];
  const taken = new Set<string>();
  for (const { path } of pages) {
    if (taken.has(path)) throw new Error(`Two pages claim the path ${path}`);
    taken.add(path);
  }
  return pages;
}

function planPage(
  input: Plan,
  language: Language,
  { id, template }: (typeof pageRoutes)[number],
): PlannedPage<PageContext> {
  const path = pathTo(language, id);
  return {
    path,
    template,
    context: {
      kind: 'page',
      route: id,
      language,
      namespaces: [commonNamespace, ...sharedNamespacesOf(id), id],
      alternates: eachLanguage((other) => pathTo(other, id)),
      meta: input.meta[language][id],
      breadcrumbs: id === 'home' ? [] : trail(input, language, ['home', id]),
      sitemapModified: input.sitemapModified,
      i18n: i18nContext(language, path),
    },
  };
}

function planList(
  { posts, words }: Plan,
  { template, context }: PlannedPage<PageContext>,
): PlannedPage<ListContext>[] {
  const { language } = context;
  const listed = posts.filter((post) => post.language === language && post.listed);
  const limit = POSTS_PER_PAGE;
  return listPages(listed.length).map((list) => {
    const own =
      list.page > 1 ? furtherPage(context, list.page, words[language].blog.list.page) : context;
    const skip = (list.page - 1) * limit;
    return { path: own.alternates[language], template, context: { ...own, list, skip, limit } };
  });
}

/** The other language has the same page, as every article exists in both. */
function furtherPage(first: PageContext, page: number, pageName: string): PageContext {
  const { language, meta, breadcrumbs, i18n } = first;
  const name = pageName.replace('{{page}}', String(page));
  const path = pathToList(language, page);
  return {
    ...first,
    alternates: eachLanguage((other) => pathToList(other, page)),
    meta: {
      ...meta,
      title: plainText(`${meta.title} – ${name}`),
      description: plainText(`${name}. ${meta.description}`),
    },
    breadcrumbs: [...breadcrumbs, { name, path }],
    i18n: { ...i18n, originalPath: path, path },
  };
}

function planArticle(input: Plan, post: PlannedPost): PlannedPage {
  const { language, slug, title } = post;
  const path = pathToArticle(language, slug);
  return {
    path,
    template: articleRoute.template,
    context: {
      kind: 'page',
      route: articleRoute.id,
      language,
      slug,
      namespaces: [commonNamespace, articleRoute.id],
      alternates: eachLanguage((other) => pathToArticle(other, slug)),
      meta: metaOf(post),
      breadcrumbs: [...trail(input, language, ['home', 'blog']), { name: title, path }],
      lastModified: lastChange(post),
      sitemapModified: input.sitemapModified,
      i18n: i18nContext(language, path),
    },
  };
}

const lastChange = ({ modified, date }: PlannedPost) => modified ?? date;

/** A custom title or description goes before the normal one (specification, section 3). */
const metaOf = ({ title, excerpt, keywords, ...post }: PlannedPost): PageMeta => ({
  title: plainText(post.customTitle ?? title),
  description: plainText(post.customDescription ?? excerpt),
  keywords: plainText(keywords),
});

function planArticleRedirects(
  input: Plan,
  { number, slug, aliases, language }: PlannedPost,
): PlannedPage[] {
  const target = pathToArticle(language, slug);
  return [String(number), ...aliases].map((alias) =>
    planRedirect(input, pathToArticle(language, alias), target, language, 301),
  );
}

function planRedirect(
  input: Plan,
  path: string,
  to: string,
  language: Language,
  status: 301 | 302,
): PlannedPage {
  const { title } = input.meta[language].home;
  const i18n = i18nContext(language, path);
  const context = { kind: 'redirect', language, title, to, status, i18n } as const;
  return { path, template: 'redirect', context };
}

const planNotFound = (input: Plan): PlannedPage => ({
  path: NOT_FOUND_PATH,
  template: 'not-found',
  context: {
    kind: 'notFound',
    language: defaultLanguage,
    titles: eachLanguage((language) => input.words[language].notFound.title),
    descriptions: eachLanguage((language) => input.meta[language].home.description),
    namespaces: [commonNamespace, 'notFound'],
    i18n: i18nContext(defaultLanguage, NOT_FOUND_PATH),
  },
});

const trail = ({ words }: PlanInput, language: Language, ids: PageRouteId[]): Breadcrumb[] =>
  ids.map((id) => ({ name: words[language].common.pages[id], path: pathTo(language, id) }));

const i18nContext = (language: Language, path: string): I18nContext => ({
  language,
  languages,
  defaultLanguage,
  generateDefaultLanguagePage: false,
  routed: true,
  originalPath: path,
  path,
});
