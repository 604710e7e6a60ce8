import { useEffect, useMemo } from 'react';
import { usePageLocation } from '../links/page-location';
import { useLanguage } from '../links/use-language';
import { POSTS_PER_PAGE } from '../site/list-parts';
import type { ListContext } from '../site/page-context';
import { pathToList } from '../site/paths';
import { useAllPosts } from './all-posts';
import { writeFilter } from './list-address';
import { filterPosts, type Filter } from './search-posts';
import { useSteps } from './use-steps';

interface ListInput {
  data: Queries.BlogPageQuery;
  pageContext: ListContext;
  filter: Filter;
  searching: boolean;
}

/** Which articles a page of the list shows; all of them are loaded when they are first needed. */
export function useListedPosts({ data, pageContext, filter, searching }: ListInput) {
  const language = useLanguage();
  const { pathname } = usePageLocation();
  const { list, skip } = pageContext;
  const onPage = data.listed.nodes;
  const { query } = filter;
  const category = filter.category || list.category;
  const filtered = writeFilter(filter) !== '';
  const countOf = (wanted: string) =>
    data.counts.group
      .filter((one) => !wanted || one.category === wanted)
      .reduce((sum, { count }) => sum + count, 0);
  const paged = countOf('') > POSTS_PER_PAGE;

  const [steps, addStep] = useSteps();
  const { posts: all, loading, load } = useAllPosts(language, paged ? undefined : onPage);
  const needed = filtered || steps > 0;
  const shownLoading = needed ? loading : 'idle';
  useEffect(() => {
    if (needed || searching) load();
  }, [needed, searching, query, category, steps, load]);

  const known = all ?? onPage;
  const found = useMemo(
    () => filterPosts(known, { query, category }, language),
    [known, query, category, language],
  );
  const first = filtered || !all ? 0 : skip;
  const posts = useMemo(
    () => found.slice(first, first + POSTS_PER_PAGE * (1 + steps)),
    [found, first, steps],
  );
  const total = filtered ? all && found.length : countOf(list.category);
  const end = posts.length + (filtered ? 0 : skip);
  const nextPage = pathToList(language, { ...list, page: 1 + end / POSTS_PER_PAGE });
  return {
    posts,
    /** Those of the page until all are loaded. */
    known,
    /** How many match the filter, once that is known. */
    total,
    load,
    more: paged
      ? {
          address: pathname + writeFilter(filter),
          left: total === undefined ? 0 : total - end,
          loading: shownLoading,
          next: filtered ? undefined : nextPage,
          onMore: shownLoading === 'failed' ? load : addStep,
        }
      : undefined,
  };
}
