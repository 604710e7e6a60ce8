import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { memo } from 'react';
import { grid, media } from '../theme';
import { PostCard } from './post-card';

interface PostGridProps {
  posts: readonly Queries.PostCardFragment[];
  fallback: IGatsbyImageData;
  /** Whether the first is the newest of all. */
  newestFirst?: boolean;
}

export const PostGrid = memo(function PostGrid({ posts, fallback, newestFirst }: PostGridProps) {
  return (
    <ul css={[list, newestFirst && wideNewest]}>
      {posts.map((post, index) => (
        <li key={post.slug}>
          <PostCard post={post} fallback={fallback} excerpt priority={index === 0} />
        </li>
      ))}
    </ul>
  );
});

const list = css(grid('52px 32px'), {
  [media.cardPairs]: { gridTemplateColumns: '1fr 1fr' },
});

const wideNewest = css({
  [media.cardPairs]: {
    // An odd number begins with a wide card, so that no row has a hole.
    'li:first-child:nth-last-child(odd)': {
      gridColumn: '1 / -1',
      article: {
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        gridTemplateRows: '1fr auto auto 1fr',
        columnGap: 32,
      },
      '[data-picture]': { gridRow: '1 / -1' },
      '[data-picture] + div': { alignSelf: 'end', marginTop: 0 },
      h3: { fontSize: 'var(--fs-h3)' },
    },
  },
});
