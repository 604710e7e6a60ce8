import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { inlineStyle } from './document-head';
import { createEmotionCache, CRITICAL } from './emotion-cache';

/** Renders a page and takes out the styles that it uses. */
export function renderWithCriticalCss(page: React.ReactNode): {
  html: string;
  styles: React.ReactElement[];
} {
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
