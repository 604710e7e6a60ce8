import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../components/picture';
import { SiteLink } from '../links/site-link';
import { useLanguage } from '../links/use-language';
import type { Category } from '../site/categories';
import { pathToArticle } from '../site/paths';
import { clamped, cluster, media, muted } from '../theme';
import { PostDate } from './post-date';
import { stretchedLink } from './post-styles';
import { DraftTag, tag } from './tags';

interface PostCardProps {
  post: Queries.PostCardFragment;
  fallback: IGatsbyImageData;
  excerpt?: boolean;
  priority?: boolean;
}

export function PostCard({ post, fallback, excerpt, priority }: PostCardProps) {
  const { t } = useTranslation('common');
  const title = useId();
  const path = pathToArticle(useLanguage(), post.slug);
  const cover = post.cover.childImageSharp?.gatsbyImageData;
  return (
    <article css={card} aria-labelledby={title}>
      {cover && (
        <Picture image={cover} alt={post.coverAlt} fallback={fallback} priority={priority} />
      )}
      <div css={meta}>
        <span css={tag}>{t(`categories.${post.category as Category}`)}</span>
        {post.draft && <DraftTag />}
        <PostDate date={post.isoDate} />
      </div>
      <h3 id={title}>
        <SiteLink to={path}>{post.title}</SiteLink>
      </h3>
      {excerpt && <p>{post.excerpt}</p>}
    </article>
  );
}

/** @public Gatsby takes fragments from exports. */
export const postCardFragment = graphql`
  fragment PostCard on Post {
    slug
    title
    excerpt
    category
    draft
    coverAlt
    isoDate: date
    cover {
      childImageSharp {
        gatsbyImageData(
          width: 768
          breakpoints: [384, 768, 1160]
          sizes: "(min-width: 1000px) 364px, (min-width: 700px) 46vw, calc(100vw - 40px)"
        )
      }
    }
  }
`;

const card = css({
  position: 'relative',
  '[data-picture]': { aspectRatio: '16 / 10.5', borderRadius: 18 },
  h3: [
    { marginTop: 10, font: '500 var(--fs-h3) / 1.24 var(--display)', letterSpacing: '-0.012em' },
    clamped(2),
  ],
  [media.narrowPhone]: { h3: { fontSize: 'var(--fs-lead)' } },
  'h3 a': stretchedLink,
  'h3 a::after': { borderRadius: 18 },
  'h3 a:focus-visible': { outline: 'none' },
  'h3 a:focus-visible::after': { outline: '3px solid var(--teal)', outlineOffset: 3 },
  p: [{ marginTop: 8, color: 'var(--ink-soft)', lineHeight: 1.5 }, clamped(3)],
});

const meta = css(cluster('4px 12px'), muted, {
  alignItems: 'center',
  marginTop: 16,
});
