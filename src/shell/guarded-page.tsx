import { css } from '@emotion/react';
import type { PageProps } from 'gatsby';
import { Component } from 'react';
import { buttonStyles, cluster, lead } from '../theme';
import { Wrap } from '../components/wrap';
import { commonWords, type CommonWords } from '../site/common-words';
import { languageOf, pathTo } from '../site/paths';

/** A page with the error screen behind it, in the page's language. */
export function GuardedPage({ children, page }: { children: React.ReactNode; page: PageProps }) {
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

/** React itself logs what it catches. */
class ErrorBoundary extends Component<{ children: React.ReactNode; fallback: React.ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): React.ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/** It needs nothing that may have failed, such as the translations' provider. */
function ErrorScreen({ words, homePath }: { words: CommonWords['error']; homePath: string }) {
  return (
    <main css={screenStyle}>
      <Wrap>
        <div role="alert">
          <h1>{words.title}</h1>
          <p css={lead}>{words.text}</p>
        </div>
        <div css={ways}>
          <button type="button" css={buttonStyles('primary')} onClick={() => location.reload()}>
            {words.reload}
          </button>
          <a href={homePath} css={buttonStyles('secondary')}>
            {words.home}
          </a>
        </div>
      </Wrap>
    </main>
  );
}

const screenStyle = css({
  display: 'grid',
  alignItems: 'center',
  minHeight: '100dvh',
  background: 'var(--cream)',
  p: { marginBlock: 'var(--s4) var(--s6)' },
});

const ways = cluster('var(--s3) var(--s4)');
