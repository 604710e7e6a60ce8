import { dirname } from 'node:path/posix';
import type { Node } from 'gatsby';
import { fromKeys } from '../../../site/from-keys';
import type { Language } from '../../../site/languages';
import { pathTo, pathToArticle } from '../../../site/paths';
import type { ProseNode } from '../../../site/prose';
import { countWords } from '../../../site/reading';
import { bodyOf } from '../../content/front-matter';
import { personSchema, PEOPLE } from '../../content/people/read-people';
import { postSchema, postTexts } from '../../content/posts/post-schema';
import { ContentProblems } from '../../content/problems';
import { IMAGES } from '../../pictures/site-pictures';
import { compileProse } from '../../prose/compile-prose';
import { linkTargets } from '../../prose/links';
import { fillFacts } from '../../content/words/prepare-words';
import { typeset } from '../../content/words/typeset';
import type { LegalPageNode, PostNode } from '../nodes';
import { companySchema } from '../../content/company/company-schema';
import { absentPages } from '../../content/company/read-company';
import { ratesSchema } from '../../content/rates/rates-schema';
import { factResolvers } from '../fact-types';
import { findCompany, findFacts, type ResolverContext } from './context';

interface TextNode extends Node {
  file: string;
  source: string;
  language: Language;
  draft?: boolean;
}

interface CompiledText {
  nodes: ProseNode[];
}

const finished = (key: (typeof postTexts)[number]) => ({
  resolve: async (post: PostNode, _: unknown, context: ResolverContext) => {
    const text = post[key];
    return text && typeset(fillFacts(text, await findFacts(post.language, context)), post.language);
  },
});

const body = <Text extends TextNode>(pathOf: (text: Text) => string) => ({
  type: 'Prose!',
  resolve: (text: Text, _: unknown, context: ResolverContext) =>
    compile(text, pathOf(text), context),
});

const postFields = {
  ...fromKeys(postTexts, finished),
  body: body(({ language, slug }: PostNode) => pathToArticle(language, slug)),
};

const posts = factResolvers('Post', postSchema, ({ file = '' }) => dirname(file));

export const textFields = {
  ...factResolvers('Company', companySchema, () => IMAGES),
  ...factResolvers('Rates', ratesSchema, () => IMAGES),
  ...factResolvers('Person', personSchema, () => PEOPLE),
  Post: { ...posts.Post, ...postFields },
  LegalPage: { body: body(({ language, route }: LegalPageNode) => pathTo(language, route)) },
  Prose: { words: { resolve: ({ nodes }: CompiledText) => countWords(nodes) } },
};

async function compile(
  { file, source, language, draft }: TextNode,
  path: string,
  context: ResolverContext,
): Promise<CompiledText> {
  const { entries: posts } = await context.nodeModel.findAll<PostNode>({ type: 'Post' });
  const { nodes, problems } = await compileProse({
    ...{ file, language, path },
    ...bodyOf(source),
    ...linkTargets([...posts], absentPages(await findCompany(context)))({ language, draft }),
    facts: await findFacts(language, context),
  });
  if (problems.length > 0) throw new ContentProblems(problems);
  return { nodes };
}
