import type { Category } from '../site/categories';
import { profiles, type Language } from '../site/languages';
import { plainText } from '../site/plain-text';

/** What a search looks at. */
interface SearchablePost {
  title: string;
  excerpt: string;
  category: string;
}

/** What the list shows: a search, a category, both or neither. */
export interface Filter {
  query: string;
  category: Category | '';
}

export const NO_FILTER: Filter = { query: '', category: '' };

const MAX_SUGGESTIONS = 5;

/** A text as a search: plain, and nothing around it. */
export function asQuery(text: string): string {
  return plainText(text).trim();
}

/** The posts of a category whose title or excerpt holds the query; an empty filter lets all pass. */
export function filterPosts<Post extends SearchablePost>(
  posts: readonly Post[],
  { query, category }: Filter,
  language: Language,
): Post[] {
  const wanted = fold(query, language);
  return posts.filter(
    (post) =>
      (!category || post.category === category) &&
      [post.title, post.excerpt].some((text) => fold(text, language).includes(wanted)),
  );
}

/** Up to five posts whose title holds the text; case does not count, nothing is folded. */
export function suggestPosts<Post extends Pick<SearchablePost, 'title'>>(
  posts: readonly Post[],
  text: string,
): Post[] {
  const wanted = simplify(text);
  if (!wanted) return [];
  return posts.filter(({ title }) => simplify(title).includes(wanted)).slice(0, MAX_SUGGESTIONS);
}

/** A title in three parts, the middle one being what the text found there. */
export function splitAtMatch(title: string, text: string): [string, string, string] {
  const wanted = simplify(text);
  const letters = title.split('').map(lower);
  // For each letter of the plain title, where it stands in the one that is seen.
  const places = letters.flatMap((letter, at) => letter.split('').map(() => at));
  const at = letters.join('').indexOf(wanted);
  const [start, last] = [places[at], places[at + wanted.length - 1]];
  if (start === undefined || last === undefined) return [title, '', ''];
  return [title.slice(0, start), title.slice(start, last + 1), title.slice(last + 1)];
}

function fold(text: string, language: Language): string {
  const { folded } = profiles[language];
  return Array.from(simplify(text), (letter) => folded[letter] ?? letter).join('');
}

function simplify(text: string): string {
  return lower(text).trim();
}

function lower(text: string): string {
  return plainText(text).toLowerCase();
}
