import { dirname, join } from 'node:path/posix';
import type { Node } from 'gatsby';
import { fromKeys } from '../../site/from-keys';
import { plainText } from '../../site/plain-text';
import { countWords } from '../../site/reading-time';
import { commonNamespace } from '../../site/routes';
import { absentPages } from '../content/company/read-company';
import { namesIn } from '../content/facts/facts';
import type { LegalPage } from '../content/legal-pages';
import { postTexts, type Post } from '../content/posts/read-post';
import type { Person } from '../content/people';
import { ContentProblems } from '../content/problems';
import { fillFacts, prepareWords } from '../content/words/prepare-words';
import { typeset } from '../content/words/typeset';
import { mapTexts, pageNames, type Words } from '../content/words/words';
import { compileProse } from '../prose/compile-prose';
import { linkTargets } from '../prose/links';
import { findCompany, findFacts, findFile, findWords } from './context';
import type { LocaleNode, ResolverContext } from './context';
import type { PostNode } from './nodes';

/** The texts of a page, without `meta`, which is for heads; the common ones with the name in each. */
export const localeFields = {
  data: {
    type: 'JSON!',
    resolve: async (locale: LocaleNode, _: unknown, context: ResolverContext) => {
      const { meta: _meta, ...words } = JSON.parse(locale.data) as Words;
      if (locale.ns !== commonNamespace) return prepare(words, locale, context);
      const all = await findWords(locale.language, context);
      const pages = pageNames((page) => all.get(page), absentPages(await findCompany(context)));
      return prepare({ pages, ...words }, locale, context);
    },
  },
  meta: {
    resolve: async (locale: LocaleNode, _: unknown, context: ResolverContext) => {
      const { meta } = JSON.parse(locale.data) as Words;
      if (typeof meta !== 'object' || Array.isArray(meta)) return undefined;
      return mapTexts(await prepare(meta, locale, context), plainText);
    },
  },
};

const prepare = async (words: Words, { language }: LocaleNode, context: ResolverContext) =>
  prepareWords(words, language, await findFacts(language, context));

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
    const { entries: people } = await context.nodeModel.findAll<Person>({ type: 'Person' });
    const company = await findCompany(context);
    const targetsOf = linkTargets([...posts], absentPages(company));
    const { nodes, files, problems } = await compileProse({
      ...text,
      ...targetsOf(text),
      facts: await findFacts(text.language, context),
      names: namesIn(company, [...people]),
    });
    if (problems.length > 0) throw new ContentProblems(problems);
    const found = files.map(async ({ name, kind }) => {
      return { name, [kind]: await findFile(join(dirname(text.file), name), context) };
    });
    return { nodes, words: countWords(nodes), files: await Promise.all(found) };
  },
};
