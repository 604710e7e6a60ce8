import { css } from '@emotion/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Container } from '../components/container';
import { useFocusFallback } from '../components/use-focus-fallback';
import { PageHeadBand } from '../sections/page-head-band';
import type { ListContext } from '../site/page-context';
import { grid, media, sideBySide, visuallyHidden } from '../theme';
import { CategoryList } from './category-list';
import { ActiveFilters } from './active-filters';
import { LatestPosts } from './latest-posts';
import { NO_FILTER } from './list-address';
import { LoadState, NoResults } from './list-state';
import { Pagination } from './pagination';
import { PostGrid } from './post-grid';
import { SearchBox } from './search-box';
import { useListFilter } from './use-list-filter';
import { useListedPosts } from './use-listed-posts';

interface BlogListProps {
  data: Queries.BlogPageQuery;
  pageContext: ListContext;
}

export function BlogList({ data, pageContext }: BlogListProps) {
  const { t } = useTranslation('blog');
  const { list } = pageContext;
  const { filter, text, setText, apply } = useListFilter();
  const listed = useListedPosts({ data, list, filter, searching: text !== '' });
  const { posts, known, total, status, load } = listed;
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
            <NoResults
              posts={known}
              query={filter.query}
              picture={fallback}
              onShowAll={() => apply(NO_FILTER)}
            />
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
  { paddingBlock: '24px var(--section)', [media.desktop]: { paddingTop: 56 } },
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
