import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useTranslation } from 'react-i18next';
import { Picture } from '../components/picture';
import { SiteLink } from '../links/site-link';
import { useLanguage } from '../links/use-language';
import { pathToArticle } from '../site/paths';
import { media } from '../theme/media';
import { DraftTag } from './draft-tag';
import { PostDate } from './post-date';
import { sideTitle } from './side-title';

interface LatestPostsProps {
  /** Newest first. */
  posts: Queries.BlogPageQuery['newest']['nodes'];
  fallback: IGatsbyImageData;
}

/** The newest articles; the first is shown larger. */
export function LatestPosts({ posts, fallback }: LatestPostsProps) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  return (
    <div>
      <h2 css={sideTitle}>{t('latest')}</h2>
      <ul css={latest}>
        {posts.map(({ slug, title, draft, isoDate, cover }) => (
          <li key={slug}>
            {cover.childImageSharp && (
              <Picture image={cover.childImageSharp.gatsbyImageData} alt="" fallback={fallback} />
            )}
            <div>
              <SiteLink to={pathToArticle(language, slug)}>{title}</SiteLink>
              <PostDate date={isoDate} css={date} />
              {draft && <DraftTag />}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** @public Gatsby takes fragments from exports. */
export const latestPostFragment = graphql`
  fragment LatestPost on Post {
    slug
    title
    draft
    isoDate: date
  }
`;

/** Above the list, where there is no room for a column, the titles alone: the list shows the pictures. */
const latest = css`
  li {
    position: relative;
    padding-block: 8px;
    border-top: 1px solid var(--line);
  }
  li > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 12px;
  }
  @media (max-width: 62.4375em) {
    [data-picture] {
      display: none;
    }
  }
  ${media.belowPhablet} {
    time {
      display: none;
    }
  }
  a {
    color: var(--pine);
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.35;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
    text-decoration-color: var(--amber);
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  li:first-of-type {
    padding-top: 0;
    border: 0;
    a {
      font: 500 1.3125rem/1.25 var(--display);
      letter-spacing: -0.01em;
    }
  }
  @media (min-width: 62.5em) {
    li {
      display: grid;
      grid-template-columns: 84px 1fr;
      align-items: center;
      gap: 14px;
      padding-block: 12px;
    }
    li > div {
      display: block;
    }
    [data-picture] {
      height: 64px;
      border-radius: 10px;
    }
    a {
      display: inline-block;
    }
    li:first-of-type {
      grid-template-columns: 1fr;
      gap: 10px;
      padding-bottom: 16px;
      [data-picture] {
        height: auto;
        aspect-ratio: 16 / 9;
        border-radius: var(--r);
      }
    }
  }
`;

const date = css`
  display: block;
  color: var(--ink-soft);
  font-size: var(--fs-small);
`;
