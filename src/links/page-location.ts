import type { PageProps } from 'gatsby';
import { createContext, useContext } from 'react';

type Location = PageProps['location'];

/** The address of the page around, also where a changed query or hash does not draw the page again. */
export const PageLocation = createContext<Location | undefined>(undefined);

/** @throws outside of a page. */
export function usePageLocation(): Location {
  const location = useContext(PageLocation);
  if (!location) throw new Error('There is no page around');
  return location;
}
