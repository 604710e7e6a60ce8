import { useCallback, useState } from 'react';
import type { Language } from '../site/languages';
import { loadedPosts, loadPosts } from './all-posts';

type Loading = 'idle' | 'loading' | 'failed';

interface AllPosts {
  /** All listed articles of the language, newest first; nothing until they are loaded. */
  posts: readonly Queries.PostCardFragment[] | undefined;
  loading: Loading;
  /** Loads the articles, unless they are loaded or loading; after a failure it tries again. */
  load: () => void;
}

/** All articles that a search looks at; `onPage` where they are all on the page, and none need to load. */
export function useAllPosts(
  language: Language,
  onPage: readonly Queries.PostCardFragment[] | undefined,
): AllPosts {
  const [all, setAll] = useState(() => loadedPosts(language));
  const [loading, setLoading] = useState<Loading>('idle');
  const posts = onPage ?? all;
  const here = posts !== undefined;
  const load = useCallback(() => {
    if (here) return;
    setLoading('loading');
    loadPosts(language).then(
      (answer) => {
        setAll(answer);
        setLoading('idle');
      },
      (reason: unknown) => {
        console.warn(reason);
        setLoading('failed');
      },
    );
  }, [here, language]);
  return { posts, loading, load };
}
