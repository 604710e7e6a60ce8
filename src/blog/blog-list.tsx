import { css } from '@emotion/react';
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure';
import { lazyWithFallback } from '../components/lazy-with-fallback';
import { Container } from '../components/section';
import { useFocusFallback } from '../components/use-focus-fallback';
import { handleSamePageClick } from '../links/scroll-to-top';
import { SiteLink } from '../links/page-link';
import { useLanguage } from '../links/current-page';
import { PageHeadBand } from '../sections/page-head-band';
import { paginationLinks, type ListPage, NO_FILTER } from '../site/blog';
import type { ListContext } from '../site/page-context';
import { pathToList, pathToArticle } from '../site/routes';
import { cluster, media, grid, sideBySide, visuallyHidden } from '../theme';
import { CategoryList } from './category-list';
import { ActiveFilters, LoadState, useListFilter } from './list-state';
import { useListedPosts } from './listed-posts';
import { PostDate, sideTitle, stretchedLink, DraftTag, PostGrid } from './post-card';
import { SearchBox } from './search-box';

const NoResults = lazyWithFallback(() =>
  import(/* webpackChunkName: "no-results" */ './no-results').then((file) => file.NoResults),
);

interface BlogListProps {
  data: Queries.BlogPageQuery;
  pageContext: ListContext;
}

export function BlogList({ data, pageContext }: BlogListProps) {
  const { t } = useTranslation('blog');
  const { list } = pageContext;
  const { filter, text, setText, apply } = useListFilter();
  const searching = text !== '';
  const { posts, known, total, status, load } = useListedPosts({ data, list, filter, searching });
  const section = useRef<HTMLElement>(null);
  const keptFocus = useFocusFallback(section, (region) => region);
  const fallback = data.fallback.gatsbyImageData;
  const isFiltered = filter.query !== '' || filter.category !== '';
  const { page, pages } = list;
  const title = page > 1 ? `${t('head.title')} – ${t('list.page', { page })}` : t('head.title');

  return (
    <>
      <PageHeadBand route="blog" title={title}>
        <ActiveFilters filter={filter} count={total} onChange={apply} />
      </PageHeadBand>
      <Container sx={layout}>
        <div css={side}>
          <SearchBox
            posts={known}
            text={text}
            onType={setText}
            onSearch={(query) => apply({ query })}
            onFocus={load}
          />
          <LatestPosts posts={data.newest.nodes} />
          <CategoryList counts={data.counts.group} filter={{ ...filter, query: text }} />
        </div>
        <section ref={section} {...keptFocus} aria-labelledby="list" tabIndex={-1}>
          <h2 id="list" css={visuallyHidden}>
            {t('list.title')}
          </h2>
          {posts.length > 0 && <PostGrid posts={posts} fallback={fallback} />}
          {total === 0 && (
            <Suspense>
              <NoResults
                posts={known}
                query={filter.query}
                picture={data.missing.gatsbyImageData}
                fallback={fallback}
                onShowAll={() => apply(NO_FILTER)}
              />
            </Suspense>
          )}
          {pages > 1 && <LoadState status={status} onRetry={load} />}
          {pages > 1 && !isFiltered && <Pagination list={list} />}
        </section>
      </Container>
    </>
  );
}

const layout = css(
  sideBySide('minmax(0, 1fr) clamp(240px, 23vw, 336px)', {
    gap: '20px',
    wideGap: 'clamp(40px, 4.4vw, 64px)',
  }),
  { paddingBlock: '12px var(--section)', [media.desktop]: { paddingTop: 56 } },
);

const side = css(grid(12), {
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.phablet]: { gap: 24 },
  [media.phabletOnly]: {
    gridTemplateColumns: '1fr 1fr',
    columnGap: 32,
    '& > div': { gridArea: '1 / 2 / 3' },
  },
  [media.desktop]: {
    gap: 36,
    position: 'sticky',
    top: 'calc(var(--header) + 32px)',
    gridColumn: 2,
    gridRow: 1,
    alignSelf: 'start',
  },
});

function LatestPosts({ posts }: { posts: Queries.BlogPageQuery['newest']['nodes'] }) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  return (
    <div>
      <h2 css={[sideTitle, { [media.belowPhablet]: { display: 'none' } }]}>{t('latest')}</h2>
      <Disclosure title={t('latest')} phoneOnly>
        <ul css={latest}>
          {posts.map(({ slug, title, draft, isoDate }) => (
            <li key={slug}>
              <SiteLink to={pathToArticle(language, slug)}>{title}</SiteLink>{' '}
              <PostDate date={isoDate} /> {draft && <DraftTag />}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

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
    a: { fontSize: 'var(--fs-lead)', lineHeight: 1.25 },
  },
});

export function Pagination({ list }: { list: ListPage }) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const named = paginationLinks(list);
  return (
    <nav aria-label={t('list.pages')}>
      <ol css={numbers}>
        {named.map((page, index) => (
          <li key={page} data-gap={page - (named[index - 1] ?? 0) > 1 || undefined}>
            <SiteLink
              to={pathToList(language, page)}
              onClick={(click) => handleSamePageClick(click)}
              rel={relations[page - list.page]}
              aria-label={t('list.page', { page })}
              aria-current={page === list.page ? 'page' : undefined}
            >
              {page}
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const relations: Readonly<Record<number, string>> = { [-1]: 'prev', 1: 'next' };

const numbers = css(cluster(6), {
  marginTop: 28,
  fontVariantNumeric: 'tabular-nums',
  '[data-gap]::before': { content: "'…'", marginRight: 6, color: 'var(--ink-soft)' },
  a: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 44,
    minHeight: 44,
    border: '1px solid var(--line)',
    borderRadius: 'var(--r)',
    color: 'var(--pine)',
    textDecoration: 'none',
  },
  'a:hover': { background: 'var(--mist)' },
  '[aria-current]': { borderColor: 'var(--teal)', color: 'var(--teal)', fontWeight: 600 },
});
