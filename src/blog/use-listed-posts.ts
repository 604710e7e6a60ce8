import { useEffect, useMemo } from 'react';
import { useLanguage } from '../links/use-language';
import type { ListPage } from '../site/list-pages';
import { useAllPosts } from './all-posts';
import { writeFilter } from './list-address';
import { filterPosts, type Filter } from './search-posts';

interface ListInput {
  data: Queries.BlogPageQuery;
  list: ListPage;
  filter: Filter;
  searching: boolean;
}

/** Which articles a page of the list shows; all of them are loaded when they are first needed. */
export function useListedPosts({ data, list, filter, searching }: ListInput) {
  const language = useLanguage();
  const onPage = data.listed.nodes;
  const { query, category } = filter;
  const filtered = writeFilter(filter) !== '';
  const { all, status, load } = useAllPosts(language, list.pages > 1 ? undefined : onPage);
  useEffect(() => {
    if (filtered || searching) load();
  }, [filtered, searching, query, category, load]);

  const known = all ?? onPage;
  const found = useMemo(
    () => filterPosts(known, { query, category }, language),
    [known, query, category, language],
  );
  const whole = data.counts.group.reduce((sum, { count }) => sum + count, 0);
  return {
    posts: filtered ? found : onPage,
    /** Those of the page until all are loaded. */
    known,
    /** How many match the filter, once that is known. */
    total: filtered ? all && found.length : whole,
    load,
    status: filtered ? status : 'idle',
  };
}
