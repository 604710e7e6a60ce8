import type { PageProps } from 'gatsby';
import { createContext, useContext } from 'react';

type Location = PageProps['location'];

/** A changed query or hash does not draw the page again, only what asks for this. */
export const PageLocation = createContext<Location | undefined>(undefined);

/** @throws outside of a page. */
export function usePageLocation(): Location {
  const location = useContext(PageLocation);
  if (!location) throw new Error('There is no page around');
  return location;
}
