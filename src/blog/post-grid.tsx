import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { grid, media } from '../theme';
import { PostCard } from './post-card';

interface PostGridProps {
  posts: readonly Queries.PostCardFragment[];
  fallback: IGatsbyImageData;
}

export function PostGrid({ posts, fallback }: PostGridProps) {
  return (
    <ul css={list}>
      {posts.map((post, index) => (
        <li key={post.slug}>
          <PostCard post={post} fallback={fallback} excerpt priority={index === 0} />
        </li>
      ))}
    </ul>
  );
}

const list = css(grid('52px 32px'), {
  [media.cardPairs]: { gridTemplateColumns: '1fr 1fr' },
});
