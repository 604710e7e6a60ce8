import { css } from '@emotion/react';
import Mail from '@lucide/icons/icons/mail';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { BrandIcon, Icon } from '../components/icon';
import { Portrait } from '../components/portrait';
import { Section } from '../components/section';
import { plainText } from '../site/text';
import {
  grid,
  groupTitle,
  media,
  cluster,
  visuallyHidden,
  cardTitle,
  creamCard,
  plainLink,
} from '../theme';
import { PostCard, type PostsProps } from './post-card';

export function AuthorCard({ author }: { author: Queries.AuthorFragment }) {
  return (
    <div css={card}>
      <Portrait {...author} alt={author.photoAlt} size={88} />
      <div>
        <h2 css={cardTitle} translate="no">
          {author.name}
        </h2>
        <p css={{ color: 'var(--ink-soft)' }}>{author.jobTitle}</p>
        <p>{author.bio}</p>
        {author.profile && (
          <a href={author.profile.url} rel="noopener" css={plainLink}>
            <BrandIcon of={author.profile.name} />
            {author.profile.name}
          </a>
        )}
      </div>
    </div>
  );
}

/** @public Gatsby takes fragments from exports. */
export const authorFragment = graphql`
  fragment Author on Person {
    name
    profile {
      name
      url
    }
    jobTitle(language: $language)
    bio(language: $language)
    photoAlt(language: $language)
    photo {
      childImageSharp {
        gatsbyImageData(width: 88, height: 88, outputPixelDensities: [1, 2])
      }
    }
  }
`;

const card = css(creamCard, grid(20), {
  gridTemplateColumns: 'auto 1fr',
  marginTop: 32,
  padding: 28,
  lineHeight: 1.5,
  'p + p': { marginTop: 8 },
  [media.belowPhablet]: { gap: 16, padding: 20, '[data-picture]': { width: 56, height: 56 } },
});

interface ShareLinksProps {
  /** The absolute address of the article. */
  url: string;
  title: string;
}

/** Plain links, without scripts of the networks. */
export function ShareLinks({ url, title }: ShareLinksProps) {
  const { t } = useTranslation('article');
  const { t: common } = useTranslation('common');
  const page = encodeURIComponent(url);
  const text = encodeURIComponent(plainText(title));
  const networks = [
    ['facebook', 'Facebook', `https://www.facebook.com/sharer/sharer.php?u=${page}`],
    ['twitter', 'Twitter', `https://twitter.com/intent/tweet?url=${page}&text=${text}`],
    ['linkedin', 'LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${page}`],
  ] as const;
  return (
    <div css={share}>
      <b id="shareLinks">{t('share')}</b>
      <ul aria-labelledby="shareLinks">
        {networks.map(([id, name, address]) => (
          <li key={id}>
            <a href={address} target="_blank" rel="noopener">
              <BrandIcon of={id === 'twitter' ? 'x' : id} />
              <span css={nameStyle}>{name}</span>
              <span css={visuallyHidden}> ({common('newTab')})</span>
            </a>
          </li>
        ))}
        <li>
          <a href={`mailto:?subject=${text}&body=${page}`}>
            <Icon of={Mail} size="small" />
            <span css={nameStyle}>{t('email')}</span>
          </a>
        </li>
      </ul>
    </div>
  );
}

const share = css(cluster(12), {
  alignItems: 'center',
  marginTop: 32,
  paddingBlock: 20,
  borderBlock: '1px solid var(--line)',
  b: { marginRight: 'auto', fontWeight: 600 },
  ul: cluster(12),
  // A link that a content blocker hides leaves no gap.
  li: { display: 'contents' },
  a: {
    display: 'inline-flex',
    justifyContent: 'center',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    padding: '6px 14px',
    border: '1px solid var(--line)',
    borderRadius: 'var(--r)',
    font: '500 var(--fs-small) / 1.2 var(--text)',
    textDecoration: 'none',
  },
  'a:hover': { background: 'var(--mist)' },
  [media.belowPhablet]: {
    marginTop: 24,
    paddingBlock: 12,
    ul: { gap: 8 },
    a: { minWidth: 44, padding: 6 },
  },
});

const nameStyle = css({ [media.belowPhablet]: visuallyHidden });

/** @param last Whether the bar of a phone rests on it at the end of the page. */
export function RelatedPosts({ posts, fallback, last }: PostsProps & { last: boolean }) {
  const { t } = useTranslation('article');
  return (
    <Section>
      <h2 css={[groupTitle, { marginBottom: 'clamp(18px, 14px + 1.6vw, 36px)' }]}>
        {t('related')}
      </h2>
      <div css={[cards, last && { marginBottom: 'var(--phone-bar)' }]}>
        {posts.map((post) => (
          <PostCard key={post.slug} post={post} fallback={fallback} />
        ))}
      </div>
    </Section>
  );
}

const cards = css(grid('40px 32px'), {
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&& h3': { fontSize: 'var(--fs-lead)', WebkitLineClamp: 'unset' },
  // Below the category, whether or not there is room beside it.
  time: { flexBasis: '100%' },
  [media.cardPairs]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [media.belowPhablet]: {
    gap: 18,
    article: { display: 'grid', gridTemplate: 'auto 1fr / 112px 1fr', columnGap: 16 },
    '[data-picture]': { gridRow: 'span 2', alignSelf: 'start', width: '100%' },
    '[data-picture] + div': { marginTop: 0 },
    '&& h3': { marginTop: 4, fontSize: 'var(--fs-body)' },
  },
});
