import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { HoverCard } from '../components/hover-card';
import { Portrait } from '../components/portrait';
import { readingMinutes } from '../site/reading-time';
import { PostDate } from './post-date';
import { cluster, row } from '../theme';

interface BylineProps {
  post: NonNullable<Queries.ArticlePageQuery['post']>;
}

export function Byline({ post: { author, published, modified, body } }: BylineProps) {
  const { t } = useTranslation('article');
  return (
    <div css={byline}>
      <Portrait {...author} size={44} />
      <div>
        <div>
          {t('by')}{' '}
          <HoverCard
            sx={name}
            card={
              <>
                <b translate="no">{author.name}</b>
                <span css={role}>{author.jobTitle}</span>
                {author.bio}
              </>
            }
          >
            <span translate="no">{author.name}</span>
          </HoverCard>
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
    </div>
  );
}

const byline = css(row(14), {
  marginTop: 20,
  paddingTop: 16,
  borderTop: '1px solid var(--line)',
  color: 'var(--ink-soft)',
  fontSize: 'var(--fs-small)',
});

const facts = css(cluster('0 0.4em'), {
  '&&': { margin: 0 },
  'span:not(:last-of-type)::after': { content: "' ·'" },
});

const name = css({
  minHeight: 32,
  color: 'var(--pine)',
  fontWeight: 600,
  textDecoration: 'underline dotted var(--teal) 1.5px',
  textUnderlineOffset: 5,
});

const role = css({ display: 'block', marginBottom: 8, color: 'var(--ink-soft)' });
