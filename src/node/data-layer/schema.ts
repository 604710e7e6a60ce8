import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import type { CreateResolversArgs, CreateSchemaCustomizationArgs, Node } from 'gatsby';
import type { Language } from '../../site/languages';
import { fromKeys } from '../../site/from-keys';
import { plainText } from '../../site/text';
import { countWords } from '../../site/blog';
import { commonNamespace } from '../../site/namespaces';
import { absentPages } from '../content/company/read-company';
import { namesIn } from '../content/facts/facts';
import { CONTENT } from '../content/files';
import { type LegalPage, postTexts, type Post } from '../content/texts';
import type { Person } from '../content/people';
import { ContentProblems } from '../content/problems';
import { fillFacts, prepareWords, typeset } from '../content/words/prepare-words';
import { mapTexts, pageNames, type Words } from '../content/words/words';
import { compileProse } from '../prose/compile-prose';
import { linkTargets } from '../prose/links';
import { findSettings, findCompany, findFacts, findFile, findWords } from './nodes';
import type { PostNode, ResolverContext, LocaleNode } from './nodes';
import { apartmentFields, queryFields, rotatedPictureFields } from './query-fields';

export function createContentTypes({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({ name: 'localized', extend: () => localized });
  actions.createFieldExtension({ name: 'picture', args: { folder: 'String' }, extend: picture });
  actions.createTypes(readFileSync('src/node/data-layer/schema.graphql', 'utf8'));
}

export function createContentResolvers(args: CreateResolversArgs): void {
  const createResolvers = args.createResolvers as (resolvers: object) => void;
  createResolvers({
    Post: { ...filledFields, body: bodyField, related: relatedField },
    LegalPage: { body: bodyField },
    CompanyApartment: apartmentFields,
    Locale: localeFields,
    ImageSharp: rotatedPictureFields,
    Query: { ...queryFields, ...postResolvers },
  });
}

interface Field {
  fieldName: string;
}

type Texts = Readonly<Record<string, Readonly<Record<Language, string>> | undefined>>;

/** A text that the content has in each language, in the one that the query names. */
const localized = {
  args: { language: 'String!' },
  resolve: (source: Texts, { language }: { language: Language }, _: unknown, field: Field) => {
    const text = source[field.fieldName];
    return text && typeset(text[language], language);
  },
};

/** The file that a name stands for, in a folder of the content, or beside the text that names it. */
const picture = ({ folder }: { folder?: string }) => ({
  resolve: (
    source: Readonly<Record<string, string>>,
    _: unknown,
    context: ResolverContext,
    field: Field,
  ) => {
    const { [field.fieldName]: name, file = '' } = source;
    return name
      ? findFile(join(folder ? `${CONTENT}/${folder}` : dirname(file), name), context)
      : null;
  },
});

interface Args {
  filter?: object;
}

interface Info {
  originalResolver: (...of: [unknown, Args, ResolverContext, Info]) => unknown;
}

/** Runs the query without drafts and scheduled articles, if they are hidden. */
const withoutDrafts = (restrict: (args: Args, filter: object) => Args) => ({
  resolve: async (source: unknown, args: Args, context: ResolverContext, info: Info) =>
    info.originalResolver(source, restrict(args, await published(context)), context, info),
});

/** Hide them here, so that no page, list or feed can forget it. */
export const postResolvers = {
  post: withoutDrafts((args, filter) => ({ ...args, ...filter })),
  allPost: withoutDrafts((args, filter) => ({ ...args, filter: { ...args.filter, ...filter } })),
};

export const relatedField = {
  type: '[Post!]!',
  resolve: async (post: PostNode, _: unknown, context: ResolverContext) => {
    const query = { filter: await published(context) };
    const { entries } = await context.nodeModel.findAll<PostNode>({ type: 'Post', query });
    return relatedPosts(post, [...entries]);
  },
};

async function published(context: ResolverContext) {
  const { drafts, today } = await findSettings(context);
  return drafts ? {} : { draft: { eq: false }, date: { lte: today } };
}

const MAX_RELATED = 3;

type Related = Pick<PostNode, 'slug' | 'language' | 'category' | 'listed' | 'date'>;

/**
 * Listed articles to read next, in the order of the list and round its end: up to two of the same
 * category, then those that follow. So each is related to one before it.
 */
export function relatedPosts<Post extends Related>(post: Related, posts: readonly Post[]): Post[] {
  const dayOf = ({ date }: Related) => Date.parse(date);
  const list = posts
    .filter(({ language }) => language === post.language)
    .filter(({ listed, slug }) => listed || slug === post.slug)
    .sort((a, b) => dayOf(b) - dayOf(a) || (a.slug < b.slug ? -1 : 1));
  const at = list.findIndex(({ slug }) => slug === post.slug);
  const round = [...list.slice(at + 1), ...list.slice(0, at)];
  const alike = round.filter(({ category }) => category === post.category);
  return [...new Set([...alike.slice(0, MAX_RELATED - 1), ...round])].slice(0, MAX_RELATED);
}

/** The texts of a page without those of heads; the common ones with all pages' names. */
const localeFields = {
  data: {
    type: 'JSON!',
    resolve: async (locale: LocaleNode, _: unknown, context: ResolverContext) => {
      const { meta: _meta, ...words } = locale.data;
      if (locale.ns !== commonNamespace) return prepare(words, locale, context);
      const all = await findWords(locale.language, context);
      const pages = pageNames((page) => all.get(page), absentPages(await findCompany(context)));
      return prepare({ pages, ...words }, locale, context);
    },
  },
  meta: {
    resolve: async (locale: LocaleNode, _: unknown, context: ResolverContext) => {
      const { meta } = locale.data;
      if (typeof meta !== 'object' || Array.isArray(meta)) return undefined;
      return mapTexts(await prepare(meta, locale, context), plainText);
    },
  },
};

const prepare = async (words: Words, { language }: LocaleNode, context: ResolverContext) =>
  prepareWords(words, language, await findFacts(language, context));

const filledFields = fromKeys(postTexts, (key) => ({
  resolve: async (post: PostNode, _: unknown, context: ResolverContext) => {
    const text = post[key];
    return text && typeset(fillFacts(text, await findFacts(post.language, context)), post.language);
  },
}));

const bodyField = {
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
