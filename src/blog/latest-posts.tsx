import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../links/site-link';
import { useLanguage } from '../links/use-language';
import { pathToArticle } from '../site/paths';
import { media } from '../theme/media';
import { DraftTag } from './draft-tag';
import { PostDate } from './post-date';
import { sideTitle, stretchedLink } from './post-styles';

export function LatestPosts({ posts }: { posts: Queries.BlogPageQuery['newest']['nodes'] }) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  return (
    <div>
      <h2 css={sideTitle}>{t('latest')}</h2>
      <ul css={latest}>
        {posts.map(({ slug, title, draft, isoDate }) => (
          <li key={slug}>
            <SiteLink to={pathToArticle(language, slug)}>{title}</SiteLink>
            <PostDate date={isoDate} />
            {draft && <DraftTag />}
          </li>
        ))}
      </ul>
    </div>
  );
}

const latest = css`
  li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 12px;
    padding-block: 8px;
    border-top: 1px solid var(--line);
  }
  time {
    display: block;
    color: var(--ink-soft);
    font-size: var(--fs-small);
  }
  ${media.belowPhablet} {
    time {
      display: none;
    }
  }
  ${media.desktop} {
    li {
      display: block;
      padding-block: 12px;
    }
  }
  a {
    ${stretchedLink}
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.35;
  }
  li:first-of-type {
    padding-top: 0;
    border: 0;
    a {
      font: 500 1.3125rem/1.25 var(--display);
      letter-spacing: -0.01em;
    }
  }
`;
