import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

interface Rendered {
  html: string;
  /** The rules that this page uses, for the head. */
  styles: ReactElement[];
}

/**
 * Renders a page and takes out the styles that it uses, so that they can stand in the head of the
 * HTML. In the browser Emotion knows them by their names.
 */
export function renderWithCriticalCss(page: ReactNode): Rendered {
  const cache = createCache({ key: 'css' });
  const { extractCritical } = createEmotionServer(cache);
  const { html, css, ids } = extractCritical(
    renderToString(<CacheProvider value={cache}>{page}</CacheProvider>),
  );
  return { html: withoutStyleAttributes(html), styles: css ? [criticalStyle(css, ids)] : [] };
}

function criticalStyle(css: string, ids: readonly string[]): ReactElement {
  return (
    <style
      key="critical"
      data-emotion={`css ${ids.join(' ')}`}
      dangerouslySetInnerHTML={{ __html: css }}
    />
  );
}

/**
 * Removes the style attributes of Gatsby's own two elements, which the policy forbids; the global
 * styles have the same as rules.
 */
function withoutStyleAttributes(html: string): string {
  return html.replace(/<div[^>]* id="gatsby-[^>]*>/g, (tag) => tag.replace(/ style="[^"]*"/, ''));
}
