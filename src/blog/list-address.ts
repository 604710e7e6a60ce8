import { categories } from '../site/categories';
import { asQuery, type Filter } from './search-posts';

/**
 * The search of an address as a filter of the list: `?q=` and `?category=`. Blanks and a category
 * that does not exist are no filter.
 */
export function readFilter(search: string): Filter {
  const parameters = new URLSearchParams(search);
  const category = categories.find((known) => known === parameters.get('category')) ?? '';
  return { query: asQuery(parameters.get('q') ?? ''), category };
}

/**
 * The query of an address, or the one that its hash stands for. Before a page is alive, its links
 * choose a category by the hash, because the browser follows a hash at once.
 */
export function searchOf({ search, hash }: { search: string; hash: string }): string {
  const category = categories.find((known) => `#${known}` === hash);
  const parameters = new URLSearchParams(search);
  if (!category || parameters.has('category')) return search;
  parameters.set('category', category);
  return `?${parameters.toString()}`;
}

/** A filter as the query of an address; empty for no filter. */
export function writeFilter({ query = '', category }: Partial<Filter>): string {
  const parameters = new URLSearchParams();
  const wanted = asQuery(query);
  if (wanted) parameters.set('q', wanted);
  if (category) parameters.set('category', category);
  const search = parameters.toString();
  return search && `?${search}`;
}
