import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '../links/current-page';
import { type ListPage, type Filter, serializeFilter } from '../site/blog';
import { profiles, type Language } from '../site/languages';
import { pathToPosts } from '../site/routes';
import { plainText } from '../site/text';

const TIMEOUT_MS = 15_000;

type Posts = readonly Queries.PostCardFragment[];

export type LoadStatus = 'idle' | 'loading' | 'failed';

interface ListInput {
  data: Queries.BlogPageQuery;
  list: ListPage;
  filter: Filter;
  searching: boolean;
}

/** The articles that a page of the list shows; all are loaded when they are needed. */
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
  const matches = filterPosts(known, filter, language);
  const listed = data.counts.group.reduce((sum, { count }) => sum + count, 0);
  return {
    posts: filtered ? matches : onPage,
    /** The articles of the page, until all are loaded. */
    known,
    /** How many match the filter, once that is known. */
    total: filtered ? all && matches.length : listed,
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

type SearchablePost = Pick<Queries.PostCardFragment, 'title' | 'excerpt' | 'category'>;

const MAX_SUGGESTIONS = 5;

/** Searches titles and excerpts; an empty filter matches all posts. */
export function filterPosts<Post extends SearchablePost>(
  posts: readonly Post[],
  { query, category }: Filter,
  language: Language,
): Post[] {
  const fold = (text: string) => withoutAccents(text, language);
  return posts.filter(
    (post) => (!category || post.category === category) && contains(post, query, fold),
  );
}

/** The results of a search that ignores all diacritics of the language. */
export function similarPosts<Post extends SearchablePost>(
  posts: readonly Post[],
  query: string,
): Post[] {
  return unmarked(query) ? posts.filter((post) => contains(post, query, unmarked)) : [];
}

const contains = ({ title, excerpt }: SearchablePost, query: string, fold: typeof unmarked) =>
  [title, excerpt].some((text) => fold(text).includes(fold(query)));

/** Searches titles only, where accents matter; the second part of each is the match. */
export function suggestPosts<Post extends Pick<SearchablePost, 'title'>>(
  posts: readonly Post[],
  text: string,
): (Post & { parts: readonly string[] })[] {
  const searched = simplify(text);
  if (!searched) return [];
  return posts
    .filter(({ title }) => simplify(title).includes(searched))
    .slice(0, MAX_SUGGESTIONS)
    .map((post) => ({ ...post, parts: splitAtMatch(post.title, searched) }));
}

/** Simplified, a title may have another length, so its parts are searched. */
function splitAtMatch(title: string, searched: string): string[] {
  const matches = (from: number, to: number) => simplify(title.slice(from, to)).includes(searched);
  let to = 1;
  while (to < title.length && !matches(0, to)) to += 1;
  let from = to - 1;
  while (from > 0 && !matches(from, to)) from -= 1;
  return [title.slice(0, from), title.slice(from, to), title.slice(to)];
}

function withoutAccents(text: string, language: Language): string {
  const { folded } = profiles[language];
  return Array.from(simplify(text), (letter) => folded[letter] ?? letter).join('');
}

const unmarked = (text: string) => simplify(text).normalize('NFD').replace(/\p{M}/gu, '');

/** A search finds a letter in any Unicode normal form. */
function simplify(text: string): string {
  return plainText(text).normalize('NFKC').toLowerCase().trim();
}
