import type { PageProps } from 'gatsby';
import { createContext, useContext } from 'react';
import type { PageContext } from '../site/page-context';

type Page = Pick<PageProps<unknown, Partial<PageContext>>, 'location' | 'pageContext'>;

/** A changed query or hash draws only those parts of a page again that use this. */
export const CurrentPage = createContext<Page | undefined>(undefined);

/** @throws outside of a page. */
export function useCurrentPage(): Page {
  const page = useContext(CurrentPage);
  if (!page) throw new Error('There is no page around');
  return page;
}
