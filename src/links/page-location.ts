import type { PageProps } from 'gatsby';
import { createContext, useContext } from 'react';

type Location = PageProps['location'];

/** A changed query or hash draws only those parts of a page again that use this location. */
export const PageLocation = createContext<Location | undefined>(undefined);

/** @throws outside of a page. */
export function usePageLocation(): Location {
  const location = useContext(PageLocation);
  if (!location) throw new Error('There is no page around');
  return location;
}
