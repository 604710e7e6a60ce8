import type { Node } from 'gatsby';
import { fromKeys } from '../../site/from-keys';
import { countWords } from '../../site/reading';
import { absentPages } from '../content/company/read-company';
import { bodyOf } from '../content/front-matter';
import type { LegalPage } from '../content/legal/read-legal-page';
import { postTexts, type Post } from '../content/posts/read-post';
import { ContentProblems } from '../content/problems';
import { fillFacts } from '../content/words/prepare-words';
import { typeset } from '../content/words/typeset';
import { compileProse } from '../prose/compile-prose';
import { linkTargets } from '../prose/links';
import { findCompany, findFacts, type ResolverContext } from './context';
import type { PostNode } from './nodes';

/** Texts of an article with the facts that they name. */
export const filledFields = fromKeys(postTexts, (key) => ({
  resolve: async (post: PostNode, _: unknown, context: ResolverContext) => {
    const text = post[key];
    return text && typeset(fillFacts(text, await findFacts(post.language, context)), post.language);
  },
}));

export const bodyField = {
  type: 'Prose!',
  resolve: async (text: Node & (Post | LegalPage), _: unknown, context: ResolverContext) => {
    const { entries: posts } = await context.nodeModel.findAll<PostNode>({ type: 'Post' });
    const targetsOf = linkTargets([...posts], absentPages(await findCompany(context)));
    const { nodes, problems } = await compileProse({
      ...text,
      ...bodyOf(text.source),
      ...targetsOf(text),
      facts: await findFacts(text.language, context),
    });
    if (problems.length > 0) throw new ContentProblems(problems);
    return { nodes, words: countWords(nodes) };
  },
};
