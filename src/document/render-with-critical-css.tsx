import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createEmotionCache, CRITICAL } from './emotion-cache';
import { inlineStyle } from './inline-style';

/** Renders a page and takes out the styles that it uses. */
export function renderWithCriticalCss(page: ReactNode): { html: string; styles: ReactElement[] } {
  const cache = createEmotionCache();
  const { extractCritical } = createEmotionServer(cache);
  const { html, css } = extractCritical(
    renderToString(<CacheProvider value={cache}>{page}</CacheProvider>),
  );
  return {
    html: withoutStyleAttributes(html),
    styles: css ? [inlineStyle('critical', css, { [CRITICAL]: '' })] : [],
  };
}

/** The policy forbids those of Gatsby's own two elements; the global styles replace them. */
function withoutStyleAttributes(html: string): string {
  return html.replace(/<div[^>]* id="gatsby-[^>]*>/g, (tag) => tag.replace(/ style="[^"]*"/, ''));
}
