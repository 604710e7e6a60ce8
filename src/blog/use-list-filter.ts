import { navigate } from 'gatsby';
import { useState } from 'react';
import { useHydrated } from '../components/use-hydrated';
import { readFilter, searchOf, writeFilter } from './list-address';
import { asQuery, type Filter } from './search-posts';

interface ListFilter {
  /** What the list shows. */
  filter: Filter;
  /** The text in the field: the current search, or what has been typed since. */
  text: string;
  type: (text: string) => void;
  /** Applies the text in the field together with the given changes. */
  apply: (changes?: Partial<Filter>) => void;
}

/**
 * The list's filter. It is kept in the address, so it can be shared, Back undoes a change, and it
 * is gone when the visitor leaves the list.
 */
export function useListFilter(address: Pick<Location, 'pathname' | 'search' | 'hash'>): ListFilter {
  const { pathname } = address;
  const search = searchOf(address);
  // The built HTML holds the whole list; the filter of the address applies once the page is alive.
  const filter = readFilter(useHydrated() ? search : '');
  const [typed, type] = useState<string>();
  const [typedAt, setTypedAt] = useState(search);
  // Gatsby changes the address some time after it was asked to.
  const [asked, ask] = useState(search);
  if (typedAt !== search) {
    setTypedAt(search);
    // What was typed in the meantime is newer than the search of the new address.
    if (search !== asked || typed === readFilter(search).query) type(undefined);
    ask(search);
  }
  const text = typed ?? filter.query;

  const apply = (changes: Partial<Filter> = {}) => {
    const last = readFilter(asked);
    const wanted = { ...last, query: text, ...changes };
    const next = writeFilter(wanted);
    type(asQuery(wanted.query));
    if (next === writeFilter(last)) return;
    ask(next);
    navigate(pathname + next);
  };
  return { filter, text, type, apply };
}
