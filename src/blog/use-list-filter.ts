import { navigate } from 'gatsby';
import { useState } from 'react';
import { useHydrated } from '../components/use-hydrated';
import { readFilter, searchOf, writeFilter } from './list-address';
import { asQuery, type Filter } from './search-posts';

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

interface ListFilter {
  /** What the list shows. */
  filter: Filter;
  /** What stands in the field: the search that is shown, or what has been typed since. */
  text: string;
  type: (text: string) => void;
  /** Applies what stands in the field, together with what is given. */
  apply: (changes?: Partial<Filter>) => void;
}

/**
 * The list's filter, which stands in the address: it can be shared, Back undoes a change, and it is
 * gone when the visitor leaves the list.
 */
export function useListFilter(address: Address): ListFilter {
  const { pathname } = address;
  const search = searchOf(address);
  // The built HTML holds the whole list; the address is heeded once the page is alive.
  const filter = readFilter(useHydrated() ? search : '');
  const [typed, type] = useState<string>();
  const [typedAt, setTypedAt] = useState(search);
  // Gatsby goes to an address some time after it was asked to.
  const [asked, ask] = useState(search);
  if (typedAt !== search) {
    setTypedAt(search);
    // What was typed while Gatsby was on its way is newer than the search that it brings.
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
