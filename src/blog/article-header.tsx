import { css } from '@emotion/react';
import ArrowLeft from '@lucide/icons/icons/arrow-left';
import { withArtDirection } from 'gatsby-plugin-image';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon';
import { Picture } from '../components/picture';
import { Breadcrumbs } from '../sections/breadcrumbs';
import { SiteLink } from '../links/site-link';
import { useLanguage } from '../links/use-language';
import type { Category } from '../site/categories';
import { pathTo } from '../site/paths';
import { cluster, lead, media, mediaCondition, plainLink, spaceBetween } from '../theme';
import { Byline } from './byline';
import { CategoryTag, DraftTag } from './tags';

export function ArticleHeader({ post }: { post: NonNullable<Queries.ArticlePageQuery['post']> }) {
  const { t } = useTranslation('article');
  const cover = post.cover.childImageSharp?.gatsbyImageData;
  const wide = post.coverWide?.childImageSharp?.gatsbyImageData;
  const image =
    cover &&
    withArtDirection(cover, wide ? [{ media: mediaCondition(media.tablet), image: wide }] : []);
  return (
    <>
      <div css={wayBack}>
        <Breadcrumbs />
        <div css={row}>
          <SiteLink to={pathTo(useLanguage(), 'blog')} css={plainLink}>
            <Icon of={ArrowLeft} size="small" />
            {t('back')}
          </SiteLink>
          <CategoryTag category={post.category as Category} />
          {post.draft && <DraftTag />}
        </div>
      </div>
      <div css={coverAndHead}>
        {image && <Picture image={image} alt={post.coverAlt} priority sx={coverStyle} />}
        <header css={header}>
          <h1>{post.customTitle ?? post.title}</h1>
          <p css={lead}>{post.excerpt}</p>
          <Byline post={post} />
        </header>
      </div>
    </>
  );
}

/** Above the cover, so that a low screen shows the title below it. */
const wayBack = css({
  marginBottom: 8,
  nav: { marginBottom: 8 },
  [media.phablet]: [spaceBetween, { gap: 24, nav: { flex: 1, margin: 0 } }],
});

/** On a phone the title comes first, so that visitors read it without scrolling. */
const coverAndHead = css({
  [media.belowPhablet]: { display: 'flex', flexDirection: 'column-reverse', gap: 20 },
});

const coverStyle = css({
  aspectRatio: 1.6,
  borderRadius: 'var(--r-l)',
  [media.phablet]: { aspectRatio: 'auto', height: 400 },
});

const header = css({
  maxWidth: 'var(--measure)',
  marginInline: 'auto',
  [media.phablet]: { marginTop: 28 },
  [media.tablet]: { h1: { marginRight: -160 } },
  'h1 + p': { marginTop: 16 },
});

/** Always two lines, where the width of the font's letters would otherwise decide between one and two. */
const row = css(cluster('0 20px'), {
  flexDirection: 'column',
  alignItems: 'start',
  [media.phone]: { flexDirection: 'row', alignItems: 'center' },
});
