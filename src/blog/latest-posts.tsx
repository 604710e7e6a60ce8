import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure';
import { SiteLink } from '../links/site-link';
import { useLanguage } from '../links/use-language';
import { pathToArticle } from '../site/paths';
import { media } from '../theme';
import { PostDate } from './post-date';
import { sideTitle, stretchedLink } from './post-styles';
import { DraftTag } from './tags';

export function LatestPosts({ posts }: { posts: Queries.BlogPageQuery['newest']['nodes'] }) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  return (
    <div>
      <h2 css={[sideTitle, fromPhablet]}>{t('latest')}</h2>
      <Disclosure title={t('latest')} phoneOnly>
        <ul css={latest}>
          {posts.map(({ slug, title, draft, isoDate }) => (
            <li key={slug}>
              <SiteLink to={pathToArticle(language, slug)}>{title}</SiteLink>
              <PostDate date={isoDate} />
              {draft && <DraftTag />}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

const fromPhablet = css({ [media.belowPhablet]: { display: 'none' } });

const latest = css({
  li: {
    position: 'relative',
    paddingBlock: 8,
    lineHeight: 1.35,
    borderTop: '1px solid var(--line)',
  },
  time: { display: 'block', color: 'var(--ink-soft)', fontSize: 'var(--fs-small)' },
  [media.desktop]: { li: { paddingBlock: 12 } },
  a: [stretchedLink, { fontSize: 'var(--fs-small)', fontWeight: 600, lineHeight: 1.35 }],
  'li:first-of-type': {
    paddingTop: 0,
    border: 0,
    a: { font: '500 var(--fs-lead) / 1.25 var(--display)', letterSpacing: '-0.01em' },
  },
});
