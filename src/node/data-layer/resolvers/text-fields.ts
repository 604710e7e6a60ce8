import { dirname, join } from 'node:path';
import type { Node } from 'gatsby';
import type { Language } from '../../../site/languages';
import { pathTo, pathToArticle } from '../../../site/paths';
import type { ProseNode } from '../../../site/prose';
import { countWords } from '../../../site/reading';
import type { Keep } from '../../content/keep';
import type { LegalPageFile } from '../../content/legal/read-legal-page';
import type { PostFile } from '../../content/posts/read-post';
import { formatProblems } from '../../content/problems';
import { keptProse } from '../../prose/kept-prose';
import { linkTargets } from '../../prose/link-targets';
import { fillFacts } from '../../content/words/prepare-words';
import { typeset } from '../../content/words/typeset';
import type { PostNode } from '../post-nodes';
import { findFacts, findFile, type ResolverContext } from './context';

type LegalPageNode = Node & LegalPageFile;

interface CompiledText {
  nodes: ProseNode[];
}

const finished = (key: 'title' | 'excerpt' | 'coverAlt' | 'customTitle' | 'customDescription') => ({
  resolve: async (post: PostNode, _: unknown, context: ResolverContext) => {
    const text = post[key];
    return text && typeset(fillFacts(text, await findFacts(post.language, context)), post.language);
  },
});

/** The texts of an article: facts filled in, typography set, the body as data. */
export const postFields = (keep: Keep) => ({
  title: finished('title'),
  excerpt: finished('excerpt'),
  coverAlt: finished('coverAlt'),
  customTitle: finished('customTitle'),
  customDescription: finished('customDescription'),
  cover: {
    type: 'File!',
    resolve: ({ file, cover }: PostNode, _: unknown, context: ResolverContext) =>
      findFile(join(dirname(file), cover), context),
  },
  body: {
    type: 'Prose!',
    resolve: (post: PostNode, _: unknown, context: ResolverContext) => {
      const [text] = context.nodeModel.getNodesByIds<Node & { source: string }>({
        ids: [post.text],
        type: 'PostText',
      });
      if (!text) throw new Error(`${post.file} has lost its text`);
      const path = pathToArticle(post.language, post.slug);
      return compile({ ...post, source: text.source }, path, context, keep);
    },
  },
});

export const legalPageFields = (keep: Keep) => ({
  body: {
    type: 'Prose!',
    resolve: (page: LegalPageNode, _: unknown, context: ResolverContext) =>
      compile(page, pathTo(page.language, page.route), context, keep),
  },
});

/** How long a text is. */
export const proseFields = {
  words: { resolve: ({ nodes }: CompiledText) => countWords(nodes) },
};

/** A text that a file holds in every language; a query asks for one of them. */
const localized = <Key extends string>(key: Key) => ({
  type: 'String!',
  args: { language: 'String!' },
  resolve: (
    texts: Readonly<Record<Key, Record<Language, string>>>,
    { language }: { language: Language },
  ) => typeset(texts[key][language], language),
});

/** What is said of a person. */
export const personFields = {
  photoAlt: localized('photoAlt'),
  jobTitle: localized('jobTitle'),
  about: localized('about'),
  bio: localized('bio'),
};

export const companyFields = { legalName: localized('legalName') };

/** Who says how high a rate is. */
export const rateFields = { source: localized('source') };

export const companyAddressFields = { city: localized('city') };

async function compile(
  text: Pick<PostFile, 'file' | 'source' | 'language'> & { draft?: boolean },
  path: string,
  context: ResolverContext,
  keep: Keep,
): Promise<CompiledText> {
  const { file, source, language } = text;
  const { entries: posts } = await context.nodeModel.findAll<PostNode>({ type: 'Post' });
  const { nodes, problems } = await keptProse(keep, {
    file,
    source,
    language,
    path,
    ...linkTargets([...posts])(text),
    facts: await findFacts(language, context),
  });
  if (problems.length > 0) throw new Error(formatProblems(problems));
  return { nodes };
}
