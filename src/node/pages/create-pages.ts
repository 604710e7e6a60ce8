import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { fromKeys } from '../../site/from-keys';
import { defaultLanguage, eachLanguage, languages, type Language } from '../../site/languages';
import { paginate, POSTS_PER_PAGE } from '../../site/blog';
import { commonNamespace, sharedNamespacesOf } from '../../site/namespaces';
import type { AnyPageContext, Breadcrumb, ListContext, PageContext } from '../../site/page-context';
import {
  NOT_FOUND_PATH,
  pathTo,
  pathToArticle,
  pathToList,
  articleRoute,
  pageRoutes,
  type PageRouteId,
} from '../../site/routes';
import { plainText } from '../../site/text';
import { checkContent } from '../check/check-content';
import { formatProblems } from '../content/problems';
import { legalRoutes, type Post } from '../content/texts';

export interface PlannedPage<Context extends AnyPageContext = AnyPageContext> {
  path: string;
  template: string;
  context: Context;
}

export type PlannedPost = Pick<
  Post,
  | ('number' | 'slug' | 'aliases' | 'language' | 'title' | 'excerpt' | 'keywords' | 'coverAlt')
  | ('date' | 'modified' | 'listed' | 'customTitle' | 'customDescription')
>;

interface PlanWords {
  /** The names of the pages that the site has. */
  common: { pages: Record<PageRouteId, string> };
  /** The name of a page of the list; `{{page}}` stands for its number. */
  blog: { list: { page: string } };
  notFound: { title: string; description: string };
}

export interface PlanInput {
  words: Record<Language, PlanWords>;
  meta: Record<Language, Record<PageRouteId, Queries.PageMeta>>;
  posts: readonly PlannedPost[];
}

/** Their paths differ: the check has compared the slugs, aliases and numbers of articles. */
export function planPages(input: PlanInput): PlannedPage[] {
  const pages: PlannedPage[] = [
    ...languages.flatMap((language) =>
      pageRoutes.flatMap((route) => {
        if (!(route.id in input.words[language].common.pages)) return [];
        const page = planPage(input, language, route.id);
        return route.id === 'blog' ? planList(input, page) : [page];
      }),
    ),
    ...input.posts.map((post) => planArticle(input, post)),
    ...input.posts.flatMap(({ number, slug, aliases, language }) =>
      [...(number ? [String(number)] : []), ...aliases].map((alias) => {
        const target = pathToArticle(language, slug);
        return planRedirect(input, pathToArticle(language, alias), target, language, 301);
      }),
    ),
    planRedirect(input, '/', pathTo(defaultLanguage, 'home'), defaultLanguage, 302),
    planNotFound(input),
  ];
  const sitemapModified = input.posts.map(lastChange).sort().at(-1);
  return pages.map((page) => {
    const { context } = page;
    return context.kind === 'page' ? { ...page, context: { ...context, sitemapModified } } : page;
  });
}

function planPage(input: PlanInput, language: Language, id: PageRouteId): PlannedPage<PageContext> {
  return {
    path: pathTo(language, id),
    template: legalRoutes.some((route) => route.id === id) ? 'legal' : id,
    context: {
      kind: 'page',
      route: id,
      language,
      namespaces: [commonNamespace, ...sharedNamespacesOf(id), id],
      alternates: eachLanguage((other) => pathTo(other, id)),
      meta: input.meta[language][id],
      breadcrumbs: id === 'home' ? [] : trail(input, language, ['home', id]),
    },
  };
}

function planList(
  { posts, words }: PlanInput,
  { template, context }: PlannedPage<PageContext>,
): PlannedPage<ListContext>[] {
  const { language, meta, breadcrumbs } = context;
  const listed = posts.filter((post) => post.language === language && post.listed);
  return paginate(listed.length).map((list) => {
    const path = pathToList(language, list.page);
    const name = words[language].blog.list.page.replace('{{page}}', String(list.page));
    const further = list.page > 1 && {
      meta: {
        ...meta,
        title: plainText(`${meta.title} – ${name}`),
        description: plainText(`${name}. ${meta.description}`),
      },
      breadcrumbs: [...breadcrumbs, { name, path }],
    };
    // The other language has the same page, as every article exists in both.
    const alternates = eachLanguage((other) => pathToList(other, list.page));
    const range = { skip: (list.page - 1) * POSTS_PER_PAGE, limit: POSTS_PER_PAGE };
    return { path, template, context: { ...context, alternates, ...further, list, ...range } };
  });
}

function planArticle(input: PlanInput, post: PlannedPost): PlannedPage {
  const { language, slug, title } = post;
  const path = pathToArticle(language, slug);
  return {
    path,
    template: articleRoute.id,
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
      ...(!post.listed && { unlisted: true }),
    },
  };
}

const lastChange = ({ modified, date }: PlannedPost) => modified ?? date;

/** A custom title or description goes before the normal one (specification, section 3). */
const metaOf = (post: PlannedPost): Queries.PageMeta => ({
  title: plainText(post.customTitle ?? post.title),
  description: plainText(post.customDescription ?? post.excerpt),
  keywords: plainText(post.keywords),
  picture: plainText(post.coverAlt),
});

function planRedirect(
  input: PlanInput,
  path: string,
  to: string,
  language: Language,
  status: 301 | 302,
): PlannedPage {
  const { title } = input.meta[language].home;
  return { path, template: 'redirect', context: { kind: 'redirect', language, title, to, status } };
}

const planNotFound = (input: PlanInput): PlannedPage => ({
  path: NOT_FOUND_PATH,
  template: 'not-found',
  context: {
    kind: 'notFound',
    language: defaultLanguage,
    titles: eachLanguage((language) => input.words[language].notFound.title),
    descriptions: eachLanguage((language) => input.words[language].notFound.description),
    namespaces: [commonNamespace, 'notFound'],
  },
});

const trail = ({ words }: PlanInput, language: Language, ids: PageRouteId[]): Breadcrumb[] =>
  ids.map((id) => ({ name: words[language].common.pages[id], path: pathTo(language, id) }));

interface PlanData {
  allLocale: { nodes: readonly Queries.Locale[] };
  allPost: { nodes: readonly PlannedPost[] };
}

const planQuery = `
  {
    allLocale { nodes { ns language data meta { title description keywords picture } } }
    allPost(sort: [{ date: DESC }, { slug: ASC }, { language: DESC }]) {
      nodes {
        number slug aliases language title listed
        excerpt keywords coverAlt date modified customTitle customDescription
      }
    }
  }
`;

let plan: readonly PlannedPage[] = [];

export const plannedPages = (): readonly PlannedPage[] => plan;

/** In development it runs at each change; with a problem in the content the pages stay. */
export async function createPlannedPages(args: CreatePagesArgs): Promise<void> {
  const { actions, reporter } = args;
  // The first time the content has just been checked.
  const problems = plan.length > 0 ? await checkContent() : [];
  if (problems.length > 0) reporter.error(formatProblems(problems));
  else plan = await readPlan(args);
  for (const { path, template, context } of plan) {
    const component = resolve(`src/templates/${template}.tsx`);
    const { language } = context;
    // The plugin leaves a page alone that has this.
    const i18n = { language, languages, defaultLanguage, path, originalPath: path, routed: true };
    actions.createPage({ path, component, context: { ...context, i18n } });
  }
}

async function readPlan({ graphql, reporter }: CreatePagesArgs): Promise<readonly PlannedPage[]> {
  const answer = await graphql<PlanData>(planQuery);
  if (answer.data) return planPages(planInput(answer.data));
  reporter.panicOnBuild('The page plan could not be read', answer.errors as Error[]);
  return [];
}

function planInput({ allLocale, allPost }: PlanData): PlanInput {
  const locale = (language: Language, ns: string) =>
    allLocale.nodes.find((node) => node.language === language && node.ns === ns);
  const byRoute = (language: Language) =>
    fromKeys(pageIds, (id) => locale(language, id)?.meta as Queries.PageMeta);
  const words = (language: Language) =>
    fromKeys(['common', 'blog', 'notFound'], (ns) => locale(language, ns)?.data) as PlanWords;
  return { words: eachLanguage(words), meta: eachLanguage(byRoute), posts: allPost.nodes };
}

const pageIds = pageRoutes.map(({ id }) => id);
