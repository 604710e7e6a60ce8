import { css } from '@emotion/react';
import ArrowLeft from '@lucide/icons/icons/arrow-left';
import { withArtDirection } from 'gatsby-plugin-image';
import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { HoverCard, HoverCardLink } from '../components/hover-card';
import { Icon } from '../components/icon';
import { Picture } from '../components/picture';
import { Portrait } from '../components/portrait';
import { SiteLink } from '../links/page-link';
import { useLanguage } from '../links/current-page';
import { Breadcrumbs } from '../sections/breadcrumbs';
import { readingMinutes, type Category } from '../site/blog';
import { pathTo } from '../site/routes';
import {
  cluster,
  muted,
  row,
  lead,
  media,
  mediaCondition,
  plainLink,
  spaceBetween,
} from '../theme';
import { PostDate, CategoryTag, DraftTag } from './post-card';

interface ArticleProps {
  post: NonNullable<Queries.ArticlePageQuery['post']>;
}

/** The head of an article and, as `children`, its body, in which the cover is. */
export function ArticleHeader({ post, children }: PropsWithChildren<ArticleProps>) {
  const { t } = useTranslation('article');
  return (
    <>
      <div css={wayBack}>
        <Breadcrumbs />
        <div css={topRow}>
          <SiteLink to={pathTo(useLanguage(), 'blog')} css={plainLink}>
            <Icon of={ArrowLeft} size="small" />
            {t('back')}
          </SiteLink>
          <CategoryTag category={post.category as Category} /> {post.draft && <DraftTag />}
        </div>
      </div>
      <div css={{ position: 'relative' }}>
        <header css={header}>
          <h1>{post.customTitle ?? post.title}</h1>
          <p css={lead}>{post.excerpt}</p>
          <Byline post={post} />
        </header>
        {children}
      </div>
    </>
  );
}

/** Reader modes take the text alone, so the cover is its first element; styles place it beside the title. */
export function Cover({ post }: ArticleProps) {
  const cover = post.cover.childImageSharp?.gatsbyImageData;
  const wide = post.coverWide?.childImageSharp?.gatsbyImageData;
  if (!cover) return null;
  const image = withArtDirection(
    cover,
    wide ? [{ media: mediaCondition(media.tablet), image: wide }] : [],
  );
  return <Picture image={image} alt={post.coverAlt} priority sx={coverStyle} />;
}

/** Above the cover, so that a low screen shows the title below it. */
const wayBack = css({
  position: 'relative',
  marginBottom: 8,
  nav: { marginBottom: 8 },
  [media.phablet]: [spaceBetween, { gap: 24, nav: { flex: 1, margin: 0 } }],
});

/** On a phone the title comes first, so that visitors read it without scrolling. */
const coverStyle = css({
  position: 'absolute',
  insetInline: 0,
  bottom: '100%',
  aspectRatio: 1.6,
  borderRadius: 'var(--r-l)',
  [media.phablet]: { top: 0, bottom: 'auto', aspectRatio: 'auto', height: 400 },
});

/** Has room for the cover. */
const header = css({
  maxWidth: 'var(--measure)',
  marginInline: 'auto',
  [media.belowPhablet]: { paddingBottom: 'calc(62.5% + 20px)' },
  [media.phablet]: { paddingTop: 428 },
  // Wider than the text, as far as the window has room for it.
  h1: { marginRight: 'calc(-1 * clamp(0px, 50vw - var(--measure) / 2 - var(--gutter), 160px))' },
  'h1 + p': { marginTop: 16 },
});

/** Two lines in any font; else the width of its letters would decide. */
const topRow = css(cluster('0 20px'), {
  flexDirection: 'column',
  alignItems: 'start',
  [media.phone]: { flexDirection: 'row', alignItems: 'center' },
  // On the cover.
  [media.phablet]: {
    'a + a': { position: 'absolute', zIndex: 1, top: '100%', left: 16, marginTop: 24 },
  },
});

const CARD = 'author-card';

function Byline({ post: { author, published, modified, body } }: ArticleProps) {
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
          </span>{' '}
          {modified && (
            <span>
              {t('modified')} <PostDate date={modified} style="article" />
            </span>
          )}{' '}
          <span>{t('minutes', { count: readingMinutes(body.words) })}</span>
        </p>
      </div>
      <HoverCard id={CARD}>
        <b translate="no">{author.name}</b> <p css={role}>{author.jobTitle}</p> {author.bio}
      </HoverCard>
    </div>
  );
}

const byline = css(row(14), muted, {
  marginTop: 20,
  paddingTop: 16,
  borderTop: '1px solid var(--line)',
  // The card stands below.
  [media.noPopovers]: {
    flexWrap: 'wrap',
    '& > div': { flex: 1 },
    '& > [popover]': { flexBasis: '100%', marginTop: 0 },
  },
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
