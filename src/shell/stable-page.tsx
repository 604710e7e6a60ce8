import type { PageProps } from 'gatsby';
import { memo, type ReactNode } from 'react';

interface StablePageProps {
  page: PageProps;
  children: ReactNode;
}

/**
 * Draws a page once for its data. gatsby-plugin-react-i18next makes a new instance of i18next whenever
 * the address changes, and all texts would follow. `usePageLocation` gives the address.
 */
export const StablePage = memo(
  ({ children }: StablePageProps) => <>{children}</>,
  (before, after) =>
    before.page.data === after.page.data && before.page.pageContext === after.page.pageContext,
);
StablePage.displayName = 'StablePage';
