import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { HoverCard, HoverCardLink } from '../components/hover-card';
import { Portrait } from '../components/portrait';
import { readingMinutes } from '../site/reading-time';
import { PostDate } from './post-date';
import { cluster, muted, row } from '../theme';

interface BylineProps {
  post: NonNullable<Queries.ArticlePageQuery['post']>;
}

const CARD = 'author-card';

export function Byline({ post: { author, published, modified, body } }: BylineProps) {
  const { t } = useTranslation('article');
  return (
    <div css={byline}>
      <Portrait {...author} size={44} priority />
      <div>
        <div>
          {t('by')}{' '}
          <HoverCardLink id={CARD} sx={name}>
            <span translate="no">{author.name}</span>
          </HoverCardLink>
        </div>
        <p css={facts}>
          <span>
            {t('published')} <PostDate date={published} style="article" />
          </span>
          {modified && (
            <span>
              {t('modified')} <PostDate date={modified} style="article" />
            </span>
          )}
          <span>{t('minutes', { count: readingMinutes(body.words) })}</span>
        </p>
      </div>
      <HoverCard id={CARD}>
        <b translate="no">{author.name}</b>
        <p css={role}>{author.jobTitle}</p>
        {author.bio}
      </HoverCard>
    </div>
  );
}

const byline = css(row(14), muted, {
  marginTop: 20,
  paddingTop: 16,
  borderTop: '1px solid var(--line)',
});

/** The dot before the first fact of a line is cut off. */
const facts = css(cluster('0 1em'), {
  overflowX: 'clip',
  span: { position: 'relative' },
  'span::before': { content: "'·'", position: 'absolute', left: '-0.62em' },
});

const name = css({
  minHeight: 32,
  color: 'var(--pine)',
  fontWeight: 600,
  textDecoration: 'underline dotted var(--teal) 1.5px',
  textUnderlineOffset: 5,
});

const role = css({ marginBottom: 8, color: 'var(--ink-soft)' });
