import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { fromKeys } from '../../site/from-keys';
import { eachLanguage, type Language } from '../../site/languages';
import type { PageMeta } from '../../site/page-context';
import { commonNamespace, pageRoutes, type Namespace, type PageRouteId } from '../../site/routes';
import { checkContent } from '../check/check-content';
import { planPages, type PlannedPage, type PlannedPost, type PlanInput } from './plan-pages';
import { formatProblems } from '../content/problems';
import { plainText } from '../../site/plain-text';

interface PlanData {
  allLocale: {
    nodes: { ns: string; language: Language; data: unknown; meta: PageMeta | null }[];
  };
  allPost: {
    nodes: (Omit<PlannedPost, 'meta' | 'lastModified'> &
      Record<'excerpt' | 'keywords' | 'date', string> &
      Record<'modified' | 'customTitle' | 'customDescription', string | null>)[];
  };
}

type NamingWords = { pages: Record<PageRouteId, string> };

const planQuery = `
  {
    allLocale { nodes { ns language data meta { title description keywords } } }
    allPost(sort: [{ number: ASC }, { language: DESC }]) {
      nodes {
        number slug aliases language title listed
        excerpt keywords date modified customTitle customDescription
      }
    }
  }
`;

let plan: readonly PlannedPage[] = [];

/** Gatsby calls it for each change while developing; on a problem the pages stay as they are. */
export async function createPlannedPages(args: CreatePagesArgs): Promise<void> {
  const { actions, reporter } = args;
  // The first time the content has just been checked.
  const again = process.env.gatsby_executing_command === 'develop' && plan.length > 0;
  const problems = again ? await checkContent() : [];
  if (problems.length > 0) reporter.error(formatProblems(problems));
  else plan = await readPlan(args);
  for (const { path, template, context } of plan)
    actions.createPage({ path, component: resolve(`src/templates/${template}.tsx`), context });
}

async function readPlan({ graphql, reporter }: CreatePagesArgs): Promise<readonly PlannedPage[]> {
  const answer = await graphql<PlanData>(planQuery);
  if (answer.data) return planPages(planInput(answer.data));
  reporter.panicOnBuild('The page plan could not be read', answer.errors as Error[]);
  return [];
}

const pageIds = pageRoutes.map(({ id }) => id);

function planInput({ allLocale, allPost }: PlanData): PlanInput {
  const locale = (language: Language, ns: string) =>
    allLocale.nodes.find((node) => node.language === language && node.ns === ns);
  const words = (language: Language, ns: Namespace): unknown => locale(language, ns)?.data ?? {};
  const common = (language: Language) => words(language, commonNamespace) as NamingWords;
  return {
    names: eachLanguage((language) => common(language).pages),
    listPage: eachLanguage(
      (language) => (words(language, 'blog') as { list: { page: string } }).list.page,
    ),
    notFound: eachLanguage((language) => (words(language, 'notFound') as { title: string }).title),
    meta: eachLanguage((language) =>
      fromKeys(pageIds, (id) => locale(language, id)?.meta as PageMeta),
    ),
    posts: allPost.nodes.map(plannedPost),
  };
}

/** A custom title or description goes before the normal one (specification, section 3). */
function plannedPost(node: PlanData['allPost']['nodes'][number]): PlannedPost {
  const { excerpt, keywords, date, modified, customTitle, customDescription, ...post } = node;
  return {
    ...post,
    meta: {
      title: plainText(customTitle ?? post.title),
      description: plainText(customDescription ?? excerpt),
      keywords: plainText(keywords),
    },
    lastModified: modified ?? date,
  };
}
