import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useTranslation } from 'react-i18next';
import { Picture } from '../components/picture';
import { buttonStyles, creamCard, grid, groupTitle, media } from '../theme';
import { similarPosts } from './listed-posts';
import { PostGrid, type PostsProps } from './post-card';

/** `posts` are all articles, newest first. */
interface NoResultsProps extends PostsProps {
  query: string;
  picture: IGatsbyImageData;
  onShowAll: () => void;
}

/** Offers articles that nobody has searched for, where a search has found none. */
export function NoResults({ posts, query, picture, fallback, onShowAll }: NoResultsProps) {
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
      <PostGrid posts={offered} fallback={fallback} />
    </>
  );
}

const message = css(creamCard, grid('28px 40px'), {
  alignItems: 'center',
  padding: 'clamp(24px, 3vw, 40px)',
  '[data-picture]': { borderRadius: 'var(--r-l)' },
  p: { maxWidth: '28em', margin: '8px 0 24px', color: 'var(--ink-soft)' },
  [media.cardPairs]: { gridTemplateColumns: '5fr 6fr' },
});
