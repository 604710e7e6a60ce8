import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '../links/use-language';
import type { Language } from '../site/languages';
import type { ListPage } from '../site/pagination';
import { pathToPosts } from '../site/paths';
import { serializeFilter, type Filter } from './list-address';
import { filterPosts } from './search-posts';

const TIMEOUT_MS = 15_000;

type Posts = readonly Queries.PostCardFragment[];

export type LoadStatus = 'idle' | 'loading' | 'failed';

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
  const filtered = serializeFilter(filter) !== '';
  const { all, status, load } = useAllPosts(language, list.pages > 1 ? undefined : onPage);
  useEffect(() => {
    if (filtered || searching) load();
  }, [filtered, searching, query, category, load]);

  const known = all ?? onPage;
  const found = filterPosts(known, filter, language);
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

/** All listed articles of a language, newest first. */
const asked = new Map<Language, Promise<Posts>>();

/** Fetches once; after a failure the next call tries again. @throws when the request fails. */
function loadPosts(language: Language): Promise<Posts> {
  const posts = asked.get(language) ?? fetchPosts(language);
  asked.set(language, posts);
  posts.catch(() => asked.delete(language));
  return posts;
}

async function fetchPosts(language: Language): Promise<Posts> {
  // Safari has no timeout before version 16.
  const signal = 'timeout' in AbortSignal ? AbortSignal.timeout(TIMEOUT_MS) : undefined;
  const answer = await fetch(pathToPosts(language), { signal });
  if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}`);
  return (await answer.json()) as Posts;
}

/** Nothing is loaded where `onPage` holds all articles. */
function useAllPosts(language: Language, onPage: Posts | undefined) {
  const [all, setAll] = useState(onPage);
  const [status, setStatus] = useState<LoadStatus>('idle');
  const load = useCallback(() => {
    if (all) return;
    setStatus('loading');
    loadPosts(language).then(
      (answer) => {
        setAll(answer);
        setStatus('idle');
      },
      (reason: unknown) => {
        console.warn(reason);
        setStatus('failed');
      },
    );
  }, [all, language]);
  return { all, status, load };
}
