import type { Language } from '../site/languages';
import { pathToPosts } from '../site/paths';

/** How long to wait before telling the visitor that the articles do not arrive, in milliseconds. */
const PATIENCE = 15_000;

type Posts = readonly Queries.PostCardFragment[];

const loaded = new Map<Language, Posts>();
const loading = new Map<Language, Promise<Posts>>();

/** All listed articles of a language, newest first, once they have been loaded. */
export function loadedPosts(language: Language): Posts | undefined {
  return loaded.get(language);
}

/**
 * Loads all listed articles of a language; several calls load them once. @throws when they do not
 * arrive; the next call tries again.
 */
export function loadPosts(language: Language): Promise<Posts> {
  const coming = loading.get(language) ?? fetchPosts(language);
  loading.set(language, coming);
  return coming;
}

async function fetchPosts(language: Language): Promise<Posts> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = await fetch(pathToPosts(language), { signal });
    if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}`);
    const posts = (await answer.json()) as Posts;
    loaded.set(language, posts);
    return posts;
  } catch (reason) {
    loading.delete(language);
    throw reason;
  }
}
