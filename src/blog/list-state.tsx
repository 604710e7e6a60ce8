import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useTranslation } from 'react-i18next';
import { Picture } from '../components/picture';
import { buttonStyles, creamCard, grid, groupTitle, media } from '../theme';
import type { LoadStatus } from './use-listed-posts';
import { PostGrid } from './post-grid';
import { similarPosts } from './search-posts';

/** Says that all articles are being loaded, or could not be. */
export function LoadState({ status, onRetry }: { status: LoadStatus; onRetry: () => void }) {
  const { t } = useTranslation('blog');
  return (
    <div css={loading}>
      <p role="status">{status !== 'idle' && t(`load.${status}`)}</p>
      {status === 'failed' && (
        <button type="button" css={buttonStyles('secondary')} onClick={onRetry}>
          {t('load.retry')}
        </button>
      )}
    </div>
  );
}

const loading = css(grid(12), {
  justifyItems: 'start',
  color: 'var(--ink-soft)',
  "[role='status']:empty": { position: 'absolute' },
  '* + &:has(button)': { marginTop: 48 },
});

interface NoResultsProps {
  /** All articles, newest first. */
  posts: readonly Queries.PostCardFragment[];
  query: string;
  picture: IGatsbyImageData;
  onShowAll: () => void;
}

export function NoResults({ posts, query, picture, onShowAll }: NoResultsProps) {
  const { t } = useTranslation('blog');
  const similar = similarPosts(posts, query);
  const offered = similar.length > 0 ? similar : posts.slice(0, 3);
  return (
    <>
      <div css={message}>
        <Picture image={picture} alt={t('empty.picture')} />
        <div>
          <h2 css={groupTitle}>{t('empty.title')}</h2>
          <p>{t('empty.text')}</p>
          <button type="button" css={buttonStyles('secondary')} onClick={onShowAll}>
            {t('empty.all')}
          </button>
        </div>
      </div>
      <h2 css={[groupTitle, { margin: '56px 0 24px' }]}>
        {t(similar.length > 0 ? 'empty.similar' : 'empty.instead')}
      </h2>
      <PostGrid posts={offered} fallback={picture} />
    </>
  );
}

const message = css(creamCard, grid('28px 40px'), {
  alignItems: 'center',
  padding: 'clamp(24px, 3vw, 40px)',
  '[data-picture]': { borderRadius: 18 },
  p: { maxWidth: '28em', margin: '8px 0 24px', color: 'var(--ink-soft)' },
  [media.cardPairs]: { gridTemplateColumns: '5fr 6fr' },
});
