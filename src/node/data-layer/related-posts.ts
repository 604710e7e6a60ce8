import type { PostNode } from './nodes';

const MOST = 3;

type Related = Pick<PostNode, 'slug' | 'language' | 'category' | 'listed' | 'date' | 'number'>;

/** Listed articles to read next: first those of the same category, then the newest. */
export const relatedPosts = <Post extends Related>(post: Related, posts: readonly Post[]): Post[] =>
  posts
    .filter(({ slug, language, listed }) => {
      return listed && language === post.language && slug !== post.slug;
    })
    .sort(
      (one, other) =>
        Number(other.category === post.category) - Number(one.category === post.category) ||
        other.date.localeCompare(one.date) ||
        other.number - one.number,
    )
    .slice(0, MOST);
