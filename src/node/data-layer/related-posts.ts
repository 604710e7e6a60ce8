import type { PostNode } from './nodes';

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
