import type { PageProps } from 'gatsby';
import { memo, type ReactNode } from 'react';

interface StablePageProps {
  page: PageProps;
  children: ReactNode;
}

/**
 * Draws a page once for its data. gatsby-plugin-react-i18next makes a new instance of i18next
 * whenever Gatsby draws, which it does at each change of the query or the hash; all texts would follow.
 * Who needs the address asks `usePageLocation`.
 */
export const StablePage = memo(
  ({ children }: StablePageProps) => <>{children}</>,
  (before, after) =>
    before.page.data === after.page.data && before.page.pageContext === after.page.pageContext,
);
StablePage.displayName = 'StablePage';
