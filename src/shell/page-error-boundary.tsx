import { css } from '@emotion/react';
import type { PageProps } from 'gatsby';
import { ErrorBoundary } from './error-boundary';
import { ErrorNotice } from './error-notice';

/** The error boundary for errors outside of a page's sections, which have their own. */
export function PageErrorBoundary({
  children,
  page,
}: {
  children: React.ReactNode;
  page: PageProps;
}) {
  const notice = (
    <main css={screen}>
      <ErrorNotice />
    </main>
  );
  return (
    <ErrorBoundary key={page.location.pathname} fallback={notice}>
      {children}
    </ErrorBoundary>
  );
}

const screen = css({
  display: 'grid',
  alignItems: 'center',
  minHeight: '100dvh',
  background: 'var(--cream)',
});
