import { useCallback, useState } from 'react';
import type { Language } from '../site/languages';
import { pathToPosts } from '../site/paths';

const TIMEOUT_MS = 15_000;

type Posts = readonly Queries.PostCardFragment[];

export type LoadStatus = 'idle' | 'loading' | 'failed';

/** All listed articles of a language, newest first. */
const loaded = new Map<Language, Posts>();
const loading = new Map<Language, Promise<Posts>>();

/** Asks once; after a failure the next call tries again. @throws when they do not arrive. */
function loadPosts(language: Language): Promise<Posts> {
  const posts = loading.get(language) ?? fetchPosts(language);
  loading.set(language, posts);
  posts.catch(() => loading.delete(language));
  return posts;
}

/** Without `AbortSignal.timeout`, which older browsers lack. */
async function fetchPosts(language: Language): Promise<Posts> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), TIMEOUT_MS);
  try {
    const answer = await fetch(pathToPosts(language), { signal: limit.signal });
    if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}`);
    const posts = (await answer.json()) as Posts;
    loaded.set(language, posts);
    return posts;
  } finally {
    clearTimeout(timer);
  }
}

/** Nothing is loaded where `onPage` holds all articles. */
export function useAllPosts(language: Language, onPage: Posts | undefined) {
  const [loadedHere, setLoaded] = useState(() => loaded.get(language));
  const [status, setStatus] = useState<LoadStatus>('idle');
  const all = onPage ?? loadedHere;
  const here = all !== undefined;
  const load = useCallback(() => {
    if (here) return;
    setStatus('loading');
    loadPosts(language).then(
      (answer) => {
        setLoaded(answer);
        setStatus('idle');
      },
      (reason: unknown) => {
        console.warn(reason);
        setStatus('failed');
      },
    );
  }, [here, language]);
  return { all, status, load };
}
