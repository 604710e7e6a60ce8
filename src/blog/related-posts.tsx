import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useTranslation } from 'react-i18next';
import { Section } from '../components/section';
import { grid, groupTitle, media } from '../theme';
import { PostCard } from './post-card';

interface RelatedPostsProps {
  posts: readonly Queries.PostCardFragment[];
  fallback: IGatsbyImageData;
}

export function RelatedPosts({ posts, fallback }: RelatedPostsProps) {
  const { t } = useTranslation('article');
  return (
    <Section>
      <h2 css={[groupTitle, { marginBottom: 'clamp(18px, 14px + 1.6vw, 36px)' }]}>
        {t('related')}
      </h2>
      <div css={cards}>
        {posts.map((post) => (
          <PostCard key={post.slug} post={post} fallback={fallback} />
        ))}
      </div>
    </Section>
  );
}

const cards = css(grid('40px 32px'), {
  '&& h3': { fontSize: 'var(--fs-lead)', WebkitLineClamp: 'unset' },
  // Below the category, whether or not there is room beside it.
  time: { flexBasis: '100%' },
  [media.cardPairs]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  [media.belowPhablet]: {
    gap: 18,
    article: { display: 'grid', gridTemplate: 'auto 1fr / 112px 1fr', columnGap: 16 },
    '[data-picture]': { gridRow: 'span 2', aspectRatio: 1 },
    '[data-picture] + div': { marginTop: 0 },
    '&& h3': { marginTop: 4, fontSize: 'var(--fs-body)' },
  },
});
