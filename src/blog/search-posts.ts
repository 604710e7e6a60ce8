import { profiles, type Language } from '../site/languages';
import { plainText } from '../site/plain-text';
import type { Filter } from './list-address';

type SearchablePost = Pick<Queries.PostCardFragment, 'title' | 'excerpt' | 'category'>;

const MAX_SUGGESTIONS = 5;

/** Searches titles and excerpts; an empty filter matches all posts. */
export function filterPosts<Post extends SearchablePost>(
  posts: readonly Post[],
  { query, category }: Filter,
  language: Language,
): Post[] {
  const searched = fold(query, language);
  return posts.filter(
    (post) =>
      (!category || post.category === category) &&
      [post.title, post.excerpt].some((text) => fold(text, language).includes(searched)),
  );
}

/** The results of a search that ignores all diacritics of the language. */
export function similarPosts<Post extends SearchablePost>(
  posts: readonly Post[],
  query: string,
): Post[] {
  const searched = unmarked(query);
  if (!searched) return [];
  return posts.filter((post) =>
    [post.title, post.excerpt].some((text) => unmarked(text).includes(searched)),
  );
}

/** Searches titles only; accents matter. */
export function suggestPosts<Post extends Pick<SearchablePost, 'title'>>(
  posts: readonly Post[],
  text: string,
): Post[] {
  const searched = simplify(text);
  if (!searched) return [];
  return posts.filter(({ title }) => simplify(title).includes(searched)).slice(0, MAX_SUGGESTIONS);
}

function fold(text: string, language: Language): string {
  const { folded } = profiles[language];
  return Array.from(simplify(text), (letter) => folded[letter] ?? letter).join('');
}

const unmarked = (text: string) => simplify(text).normalize('NFD').replace(/\p{M}/gu, '');

/** A search finds a letter in any Unicode normal form. */
function simplify(text: string): string {
  return plainText(text).normalize('NFKC').toLowerCase().trim();
}
