import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { inlineStyle } from './inline-style';

interface Rendered {
  html: string;
  styles: ReactElement[];
}

/** Renders a page and takes out the styles that it uses. */
export function renderWithCriticalCss(page: ReactNode): Rendered {
  const cache = createCache({ key: 'css' });
  const { extractCritical } = createEmotionServer(cache);
  const { html, css, ids } = extractCritical(
    renderToString(<CacheProvider value={cache}>{page}</CacheProvider>),
  );
  // Emotion reads them in the browser.
  const names = `css ${ids.join(' ')}`;
  return {
    html: withoutStyleAttributes(html),
    styles: css ? [inlineStyle('critical', css, names)] : [],
  };
}

/** The policy forbids those of Gatsby's own two elements; the global styles replace them. */
function withoutStyleAttributes(html: string): string {
  return html.replace(/<div[^>]* id="gatsby-[^>]*>/g, (tag) => tag.replace(/ style="[^"]*"/, ''));
}
