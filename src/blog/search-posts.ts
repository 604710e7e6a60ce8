import type { Category } from '../site/categories';
import { profiles, type Language } from '../site/languages';
import { plainText } from '../site/plain-text';

interface SearchablePost {
  title: string;
  excerpt: string;
  category: string;
}

export interface Filter {
  query: string;
  category: Category | '';
}

export const NO_FILTER: Filter = { query: '', category: '' };

const MAX_SUGGESTIONS = 5;

/** A typed text as it is searched for: plain and trimmed. */
export function asQuery(text: string): string {
  return plainText(text).trim();
}

/** The posts of a category whose title or excerpt holds the query; an empty filter matches all. */
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

/** Up to five posts whose title holds the text; case does not matter, accents do. */
export function suggestPosts<Post extends Pick<SearchablePost, 'title'>>(
  posts: readonly Post[],
  text: string,
): Post[] {
  const wanted = simplify(text);
  if (!wanted) return [];
  return posts.filter(({ title }) => simplify(title).includes(wanted)).slice(0, MAX_SUGGESTIONS);
}

/** A title in three parts; the middle one is where the text was found. */
export function splitAtMatch(title: string, text: string): [string, string, string] {
  const wanted = simplify(text);
  const letters = title.split('').map(lower);
  // For each letter of the plain title, its position in the title that is shown.
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
