import type { Filter } from './search-posts';

const NONE: Filter = { query: '', category: '' };

/** The search of an address as a filter of the list: `?q=` and `?category=`. */
export function readFilter(search: string): Filter {
  const parameters = new URLSearchParams(search);
  return { query: parameters.get('q') ?? '', category: parameters.get('category') ?? '' };
}

/** A filter as the search of an address; empty when it lets everything pass. */
export function writeFilter(filter: Partial<Filter>): string {
  const { query, category } = { ...NONE, ...filter };
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', query);
  if (category) parameters.set('category', category);
  const search = parameters.toString();
  return search && `?${search}`;
}
