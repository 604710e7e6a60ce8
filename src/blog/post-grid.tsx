import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { memo } from 'react';
import { useHydrated } from '../components/use-hydrated';
import { categories } from '../site/categories';
import { PostCard } from './post-card';

interface PostGridProps {
  posts: readonly Queries.PostCardFragment[];
  fallback: IGatsbyImageData;
}

/** Articles side by side. Without scripts the hash of the address chooses a category. */
export const PostGrid = memo(function PostGrid({ posts, fallback }: PostGridProps) {
  const hydrated = useHydrated();
  return (
    <div css={chosenByHash}>
      {!hydrated &&
        categories.map((category) => <span key={category} id={category} data-category-hash />)}
      <ul css={grid}>
        {posts.map((post, index) => (
          <li key={post.slug} data-category={post.category}>
            <PostCard post={post} fallback={fallback} excerpt priority={index === 0} />
          </li>
        ))}
      </ul>
    </div>
  );
});

const grid = css`
  display: grid;
  align-content: start;
  gap: 52px 32px;
  @media (min-width: 43.75em) {
    grid-template-columns: 1fr 1fr;
  }
`;

const chosenByHash = css(
  categories.map(
    (category) =>
      `#${category}:target ~ ul > :not([data-category='${category}']) { display: none; }`,
  ),
);
