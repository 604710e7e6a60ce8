import type { ProseNode } from './prose';
import { plainText } from './text';

/** The blog's categories (specification, section 3); their labels are words of `common`. */
export const categories = [
  'pricing',
  'design',
  'strategy',
  'guest-experience',
  'riga-market',
  'management',
] as const;

export type Category = (typeof categories)[number];

export const POSTS_PER_PAGE = 12;

/** A page of the list of articles. */
export interface ListPage {
  /** The number of the page, counted from 1. */
  page: number;
  pages: number;
}

/** The pages that so many articles take; an empty list has one. */
export function paginate(articles: number): ListPage[] {
  const pages = Math.max(1, Math.ceil(articles / POSTS_PER_PAGE));
  return Array.from({ length: pages }, (_, index) => ({ page: index + 1, pages }));
}

/** The pages to which a page of the list links: the first, its neighbours, the last. */
export function paginationLinks({ page, pages }: ListPage): number[] {
  const named = [1, page - 1, page, page + 1, pages];
  return [...new Set(named)].filter((page) => page >= 1 && page <= pages);
}

const WORDS_PER_MINUTE = 200;

/** "24/7", "9–13" and "don’t" are one word each. */
const WORD = /[\p{L}\p{N}]+(?:[.,:/’'–-]+[\p{L}\p{N}]+)*/gu;

export const countWords = (nodes: readonly ProseNode[]): number =>
  nodes.reduce<number>((sum, node) => {
    if (typeof node !== 'string') return sum + countWords(node.children ?? []);
    return sum + (node.match(WORD)?.length ?? 0);
  }, 0);

export const readingMinutes = (words: number): number =>
  Math.max(1, Math.round(words / WORDS_PER_MINUTE));

export interface Filter {
  query: string;
  category: Category | '';
}

export const NO_FILTER: Filter = { query: '', category: '' };

export const asQuery = (text: string): string => plainText(text).normalize().trim();

/** The filter in the query of an address; spaces and an unknown category count as no filter. */
export function parseFilter(search: string): Filter {
  const parameters = new URLSearchParams(search);
  const category = categories.find((known) => known === parameters.get('category')) ?? '';
  return { query: asQuery(parameters.get('q') ?? ''), category };
}

export function serializeFilter({ query = '', category }: Partial<Filter>): string {
  const parameters = new URLSearchParams();
  const search = asQuery(query);
  if (search) parameters.set('q', search);
  if (category) parameters.set('category', category);
  const address = parameters.toString();
  return address && `?${address}`;
}
