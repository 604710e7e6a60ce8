import type { PostNode } from './nodes';
import { findSettings, type ResolverContext } from './context';

interface Args {
  filter?: object;
}

interface Info {
  originalResolver: (...of: [unknown, Args, ResolverContext, Info]) => unknown;
}

/** Hide drafts here, so that no page, list or feed can forget it. */
export const postQueries = {
  post: {
    resolve: async (source: unknown, args: Args, context: ResolverContext, info: Info) =>
      info.originalResolver(source, { ...args, ...(await shown(context)) }, context, info),
  },
  allPost: {
    resolve: async (source: unknown, args: Args, context: ResolverContext, info: Info) => {
      const filter = { ...args.filter, ...(await shown(context)) };
      return info.originalResolver(source, { ...args, filter }, context, info);
    },
  },
};

export const relatedField = {
  type: '[Post!]!',
  resolve: async (post: PostNode, _: unknown, context: ResolverContext) => {
    const filter = await shown(context);
    const { entries } = await context.nodeModel.findAll<PostNode>({
      type: 'Post',
      query: { filter },
    });
    return relatedPosts(post, [...entries]);
  },
};

async function shown(context: ResolverContext) {
  const { drafts } = await findSettings(context);
  return drafts ? {} : { draft: { eq: false } };
}

const MOST = 3;

type Related = Pick<PostNode, 'slug' | 'language' | 'category' | 'listed' | 'date' | 'number'>;

/** Listed articles to read next: first those of the same category, then the newest. */
export function relatedPosts<Post extends Related>(post: Related, posts: readonly Post[]): Post[] {
  const rank = ({ category, date, number }: Related) =>
    `${Number(category === post.category)} ${date} ${String(number).padStart(6, '0')}`;
  return posts
    .filter(({ slug, language, listed }) => {
      return listed && language === post.language && slug !== post.slug;
    })
    .sort((one, other) => (rank(one) < rank(other) ? 1 : -1))
    .slice(0, MOST);
}
