import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { fromKeys } from '../../site/from-keys';
import { defaultLanguage, eachLanguage, languages, type Language } from '../../site/languages';
import { pageRoutes } from '../../site/routes';
import { checkContent } from '../check/check-content';
import { planPages } from './plan-pages';
import type { PlanInput, PlannedPage, PlannedPost, PlanWords } from './plan-pages';
import { formatProblems } from '../content/problems';

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
