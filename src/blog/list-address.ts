import { categories, type Category } from '../site/blog';
import { plainText } from '../site/text';

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
