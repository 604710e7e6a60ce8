import type { Language } from '../site/languages';
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
  category: string;
}

/** Letters that a search in Latvian takes for their plain ones (specification, section 5). */
const FOLDED: Readonly<Record<string, string>> = {
  ļ: 'l',
  ņ: 'n',
  ķ: 'k',
  ģ: 'g',
  č: 'c',
  š: 's',
  ž: 'z',
};

const MAX_SUGGESTIONS = 5;

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
  const at = wanted ? title.toLowerCase().replaceAll('\u00a0', ' ').indexOf(wanted) : -1;
  if (at < 0) return [title, '', ''];
  const end = at + wanted.length;
  return [title.slice(0, at), title.slice(at, end), title.slice(end)];
}

function fold(text: string, language: Language): string {
  const simple = simplify(text);
  if (language !== 'lv') return simple;
  return simple.replace(/[ļņķģčšž]/g, (letter) => FOLDED[letter] ?? letter);
}

/** Lower case, without what typography has put in. */
function simplify(text: string): string {
  return plainText(text).trim().toLowerCase();
}
