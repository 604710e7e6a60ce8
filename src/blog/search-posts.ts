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

/** The text before the match, the match, and the text after it. */
export function splitAtMatch(title: string, text: string): [string, string, string] {
  const searched = simplify(text);
  const letters = title.split('').map(lower);
  // A letter of the shown title can be zero or two letters in the normalised one.
  const places = letters.flatMap((letter, at) => letter.split('').map(() => at));
  const at = letters.join('').indexOf(searched);
  const [start, last] = [places[at], places[at + searched.length - 1]];
  if (start === undefined || last === undefined) return [title, '', ''];
  return [title.slice(0, start), title.slice(start, last + 1), title.slice(last + 1)];
}

function fold(text: string, language: Language): string {
  const { folded } = profiles[language];
  return Array.from(simplify(text), (letter) => folded[letter] ?? letter).join('');
}

const unmarked = (text: string) => simplify(text).normalize('NFD').replaceAll(/\p{M}/gu, '');

function simplify(text: string): string {
  return lower(text).trim();
}

/** A search finds a letter in any Unicode normal form. */
function lower(text: string): string {
  return plainText(text).normalize('NFKC').toLowerCase();
}
