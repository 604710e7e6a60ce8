import { navigate } from 'gatsby';
import { useState } from 'react';
import { useHydrated } from '../start/hydration-hooks';
import { useCurrentPage } from '../links/current-page';
import { asQuery, parseFilter, serializeFilter, type Filter } from './list-address';

/** The list's filter, kept in the address; `text` is what the search field shows. */
export function useListFilter() {
  const { pathname, search } = useCurrentPage().location;
  // The built HTML holds the whole list.
  const filter = parseFilter(useHydrated() ? search : '');
  const [typed, setTyped] = useState<string>();
  const [typedAt, setTypedAt] = useState(search);
  // The latest filter: after `navigate` the location stays the old one for a while.
  const [requested, setRequested] = useState(search);
  if (typedAt !== search) {
    setTypedAt(search);
    // The text that was typed in the meantime is newer.
    if (search !== requested || typed === parseFilter(search).query) setTyped(undefined);
    setRequested(search);
  }
  const text = typed ?? filter.query;

  const apply = (changes: Partial<Filter> = {}) => {
    const last = parseFilter(requested);
    const changed = { ...last, query: text, ...changes };
    const next = serializeFilter(changed);
    setTyped(asQuery(changed.query));
    if (next === serializeFilter(last)) return;
    setRequested(next);
    navigate(pathname + next);
  };
  return { filter, text, setText: setTyped, apply };
}
