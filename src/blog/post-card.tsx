import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../components/picture';
import { SiteLink } from '../links/page-link';
import { useLanguage } from '../links/current-page';
import { type Category, serializeFilter } from '../site/blog';
import { formatDate } from '../site/dates';
import type { DateStyle } from '../site/languages/profile';
import { pathTo, pathToArticle } from '../site/routes';
import {
  tabular,
  visuallyHidden,
  grid,
  media,
  clamped,
  cluster,
  muted,
  touchTarget,
} from '../theme';

export const needsScripts = css({ '@media (scripting: none)': { display: 'none' } });

/** The title of a block beside the list. */
export const sideTitle = css({
  marginBottom: 12,
  font: '600 var(--fs-body) / 1.3 var(--text)',
  letterSpacing: 0,
});

export const titleLink = css({
  color: 'var(--pine)',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline var(--amber)' },
});

/** Hidden on a phone, where the content below needs no title. */
export const quietTitle = css(sideTitle, { [media.belowPhablet]: visuallyHidden });

/** A title whose link covers the whole positioned element around it. */
export const stretchedLink = css(titleLink, {
  // What stands below the title stays clear of the bar of a phone, too.
  scrollMarginBottom: 96,
  '&::after': { content: "''", position: 'absolute', inset: 0 },
});

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
        <span css={tag}>{t(`categories.${post.category as Category}`)}</span>{' '}
        <PostDate date={post.isoDate} /> {post.draft && <DraftTag />}
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
  '[data-picture]': { aspectRatio: '16 / 10.5', borderRadius: 'var(--r-l)' },
  h3: [
    { marginTop: 10, font: '500 var(--fs-h3) / 1.24 var(--display)', letterSpacing: 0 },
    clamped(2),
  ],
  [media.narrowPhone]: { h3: { fontSize: 'var(--fs-lead)' } },
  'h3 a': stretchedLink,
  'h3 a::after': { borderRadius: 'var(--r-l)' },
  'h3 a:focus-visible': { outline: 'none' },
  'h3 a:focus-visible::after': { outline: '3px solid var(--teal)', outlineOffset: 3 },
  p: [{ marginTop: 8, color: 'var(--ink-soft)', lineHeight: 1.5 }, clamped(3)],
  // Whoever has widened the letters reads the rest of a chosen card.
  '&:focus-within': { 'h3, p': { WebkitLineClamp: 'none' } },
});

const meta = css(cluster('4px 12px'), muted, {
  alignItems: 'center',
  marginTop: 16,
});

export interface PostsProps {
  posts: readonly Queries.PostCardFragment[];
  fallback: IGatsbyImageData;
}

export function PostGrid({ posts, fallback }: PostsProps) {
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
  [media.cardPairs]: {
    gridTemplateColumns: '1fr 1fr',
    // The newest stands wide where an even number follows.
    'li:first-of-type:nth-last-of-type(2n + 3)': {
      gridColumn: '1 / -1',
      article: { display: 'grid', grid: 'auto auto 1fr / 1fr 1fr', columnGap: 32 },
      '[data-picture]': { gridRow: 'span 3' },
      // Stretched, it would show the line after its last.
      p: { alignSelf: 'start' },
    },
  },
});

/** Where the list's form could be read as another day, the name of the month is there too. */
export function PostDate({ date, style = 'list' }: { date: string; style?: DateStyle }) {
  const language = useLanguage();
  const shown = formatDate(date, language, style);
  const spoken = formatDate(date, language, 'article');
  const day = { dateTime: date.slice(0, 10), css: tabular };
  if (shown === spoken) return <time {...day}>{shown}</time>;
  return (
    <time {...day} title={spoken}>
      <span aria-hidden>{shown}</span> <span css={visuallyHidden}>{spoken}</span>
    </time>
  );
}

export function CategoryTag({ category }: { category: Category }) {
  const { t } = useTranslation('common');
  const listed = pathTo(useLanguage(), 'blog') + serializeFilter({ category });
  return (
    <SiteLink to={listed} css={tag}>
      {t(`categories.${category}`)}
    </SiteLink>
  );
}

export function DraftTag() {
  const { t } = useTranslation('common');
  return <span css={[tag, draft]}>{t('draft')}</span>;
}

const tag = css(touchTarget, {
  minHeight: 28,
  padding: '2px 12px',
  borderRadius: 99,
  background: 'var(--mist)',
  color: 'var(--teal)',
  font: '600 var(--fs-small) / 1.3 var(--text)',
  textDecoration: 'none',
});

const draft = css({ background: 'var(--amber)', color: 'var(--pine-deep)' });
