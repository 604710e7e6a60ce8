import type { PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../components/error-boundary';
import { commonWords } from '../site/common-words';
import { languageOf, pathTo } from '../site/paths';
import { ErrorScreen } from './error-screen';

interface GuardedPageProps {
  children: ReactNode;
  page: PageProps;
}

/** A page with the error screen behind it, in the page's language. */
export function GuardedPage({ children, page }: GuardedPageProps) {
  const { pathname } = page.location;
  const language = languageOf(pathname);
  const data = page.data as Partial<Queries.FrameFragment> | undefined;
  const words = data?.locales && commonWords(data.locales, language);
  if (!words) return <>{children}</>;
  const screen = <ErrorScreen words={words.error} homePath={pathTo(language, 'home')} />;
  return (
    <ErrorBoundary key={pathname} fallback={screen}>
      {children}
    </ErrorBoundary>
  );
}
