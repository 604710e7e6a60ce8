import type { PostNode } from './nodes';
import { findSettings, type ResolverContext } from './context';

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
    .filter((one) => one.language === post.language && (one.listed || one.slug === post.slug))
    .sort((one, other) => dayOf(other) - dayOf(one) || (one.slug < other.slug ? -1 : 1));
  const at = list.findIndex(({ slug }) => slug === post.slug);
  const round = [...list.slice(at + 1), ...list.slice(0, at)];
  const alike = round.filter(({ category }) => category === post.category);
  return [...new Set([...alike.slice(0, MAX_RELATED - 1), ...round])].slice(0, MAX_RELATED);
}
