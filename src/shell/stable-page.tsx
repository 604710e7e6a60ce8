import type { PageProps } from 'gatsby';
import { memo, type ReactNode } from 'react';

/** Draws a page once for its data, as the i18next plugin makes a new instance for each address. */
export const StablePage = memo(
  ({ children }: { page: PageProps; children: ReactNode }) => <>{children}</>,
  (before, after) =>
    before.page.data === after.page.data && before.page.pageContext === after.page.pageContext,
);
StablePage.displayName = 'StablePage';
