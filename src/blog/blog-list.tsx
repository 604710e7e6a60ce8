import { css } from '@emotion/react';
import type { PageProps } from 'gatsby';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Wrap } from '../components/wrap';
import { useKeptFocus } from '../components/use-kept-focus';
import { visuallyHidden } from '../components/visually-hidden';
import { PageHeadBand } from '../layout/page-head-band';
import { useLanguage } from '../layout/use-language';
import type { Breadcrumb } from '../site/page-context';
import { CategoryList } from './category-list';
import { FilterBar } from './filter-bar';
import { LatestPosts } from './latest-posts';
import { NoResults } from './no-results';
import { PostGrid } from './post-grid';
import { SearchBox } from './search-box';
import { filterPosts, NO_FILTER } from './search-posts';
import { useListFilter } from './use-list-filter';

interface BlogListProps {
  data: Queries.BlogPageQuery;
  location: PageProps['location'];
  breadcrumbs: readonly Breadcrumb[];
}

/** The list of articles with its search and categories. */
export function BlogList({ data, location, breadcrumbs }: BlogListProps) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const { filter, text, type, apply } = useListFilter(location);
  const { query, category } = filter;
  const posts = data.listed.nodes;
  const found = useMemo(
    () => filterPosts(posts, { query, category }, language),
    [posts, query, category, language],
  );
  const list = useRef<HTMLElement>(null);
  const keptFocus = useKeptFocus(list, (section) => section);
  const fallback = data.fallback.gatsbyImageData;
  return (
    <>
      <PageHeadBand title={t('head.title')} text={t('head.lead')} breadcrumbs={breadcrumbs}>
        <FilterBar filter={filter} count={found.length} onChange={apply} />
      </PageHeadBand>
      <Wrap css={layout}>
        <div css={side}>
          <SearchBox
            posts={posts}
            text={text}
            onType={type}
            onSearch={(wanted) => apply({ query: wanted })}
          />
          <LatestPosts posts={[...data.newest.nodes, ...data.next.nodes]} fallback={fallback} />
          <CategoryList posts={posts} filter={{ query: text, category }} />
        </div>
        <section ref={list} {...keptFocus} aria-labelledby="list" tabIndex={-1}>
          <h2 id="list" css={visuallyHidden}>
            {t('list.title')}
          </h2>
          {found.length > 0 ? (
            <PostGrid posts={found} fallback={fallback} />
          ) : (
            <NoResults posts={posts} picture={fallback} onShowAll={() => apply(NO_FILTER)} />
          )}
        </section>
      </Wrap>
    </>
  );
}

const layout = css`
  display: grid;
  gap: 40px;
  padding-block: 56px var(--section);
  @media (min-width: 62.5em) {
    grid-template-columns: minmax(0, 1fr) 336px;
    gap: 64px;
  }
`;

const side = css`
  display: grid;
  align-content: start;
  gap: 36px;
  @media (min-width: 62.5em) {
    position: sticky;
    top: calc(var(--header) + 32px);
    grid-column: 2;
    grid-row: 1;
    align-self: start;
  }
`;
