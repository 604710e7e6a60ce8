import { dirname, join } from 'node:path/posix';
import type { Node } from 'gatsby';
import { fromKeys } from '../../../site/from-keys';
import type { Language } from '../../../site/languages';
import { pathTo, pathToArticle } from '../../../site/paths';
import type { ProseNode } from '../../../site/prose';
import { countWords } from '../../../site/reading';
import { bodyOf } from '../../content/front-matter';
import { postTexts, type coverFields } from '../../content/posts/post-schema';
import { formatProblems } from '../../content/problems';
import { IMAGES } from '../../pictures/picture-places';
import { compileProse } from '../../prose/compile-prose';
import { linkTargets } from '../../prose/link-targets';
import { fillFacts } from '../../content/words/prepare-words';
import { typeset } from '../../content/words/typeset';
import type { LegalPageNode, PostNode } from '../nodes';
import { absentPages } from '../../content/company/read-company';
import { findCompany, findFacts, findFile, type ResolverContext } from './context';

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

const coverFile = (key: (typeof coverFields)[number], type: 'File' | 'File!') => ({
  type,
  resolve: (post: PostNode, _: unknown, context: ResolverContext) =>
    post[key] ? findFile(join(dirname(post.file), post[key]), context) : null,
});

const body = <Text extends TextNode>(pathOf: (text: Text) => string) => ({
  type: 'Prose!',
  resolve: (text: Text, _: unknown, context: ResolverContext) =>
    compile(text, pathOf(text), context),
});

const postFields = {
  ...fromKeys(postTexts, finished),
  cover: coverFile('cover', 'File!'),
  coverWide: coverFile('coverWide', 'File'),
  coverTall: coverFile('coverTall', 'File'),
  body: body(({ language, slug }: PostNode) => pathToArticle(language, slug)),
};

/** A text that a file holds in every language; a query asks for one of them. */
const localized = <Key extends string>(key: Key, type = 'String!') => ({
  type,
  args: { language: 'String!' },
  resolve: (
    texts: Readonly<Partial<Record<Key, Record<Language, string>>>>,
    { language }: { language: Language },
  ) => texts[key] && typeset(texts[key][language], language),
});

/** A file of the folder of pictures, by its name. */
const imageFile = (type: 'File' | 'File!') => ({
  type,
  resolve: ({ picture }: { picture?: string }, _: unknown, context: ResolverContext) =>
    picture ? findFile(join(IMAGES, picture), context) : null,
});

export const textFields = {
  Company: { legalName: localized('legalName') },
  CompanyAddress: { city: localized('city') },
  CompanyQuotation: {
    ...fromKeys(['quote', 'author', 'role'], (key) => localized(key)),
    picture: imageFile('File'),
  },
  CompanyApartment: {
    ...fromKeys(['alt', 'title', 'text'], (key) => localized(key)),
    picture: imageFile('File!'),
  },
  Rate: { source: localized('source') },
  Person: {
    ...fromKeys(['jobTitle', 'about', 'bio'], (key) => localized(key)),
    photoAlt: localized('photoAlt', 'String'),
  },
  Post: postFields,
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
  if (problems.length > 0) throw new Error(formatProblems(problems));
  return { nodes };
}
