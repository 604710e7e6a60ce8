import { navigate } from 'gatsby';
import { useHydrated } from '../components/use-hydrated';
import { readFilter, writeFilter } from './list-address';
import type { Filter } from './search-posts';

interface Address {
  pathname: string;
  search: string;
}

/**
 * The list's filter, which stands in the address: it can be shared, Back undoes a change, and it is
 * gone when the visitor leaves the list.
 */
export function useListFilter({
  pathname,
  search,
}: Address): [Filter, (change: Partial<Filter>) => void] {
  // The built HTML holds the whole list; the address is heeded once the page is alive.
  const filter = readFilter(useHydrated() ? search : '');
  const change = (changes: Partial<Filter>) => {
    const address = pathname + writeFilter({ ...filter, ...changes });
    if (address !== pathname + search) void navigate(address);
  };
  return [filter, change];
}
