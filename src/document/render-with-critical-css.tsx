import { CacheProvider } from '@emotion/react';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { CRITICAL_STYLES } from './critical-styles';
import { createStyles } from './styles';

interface Rendered {
  html: string;
  /** The rules that this page uses, for the head. */
  styles: ReactElement[];
}

/**
 * Renders a page and gathers its styles, so that they can stand in the head of the HTML: everything
 * that Emotion has inserted, also rules that the HTML uses under another name. Any rule that is
 * missing the browser would insert, and then lay out the whole page again.
 */
export function renderWithCriticalCss(page: ReactNode): Rendered {
  const cache = createStyles();
  cache.compat = true;
  const html = renderToString(<CacheProvider value={cache}>{page}</CacheProvider>);
  const css = Object.values(cache.inserted).join('');
  const ids = Object.keys(cache.inserted);
  return { html: withoutStyleAttributes(html), styles: css ? [criticalStyle(css, ids)] : [] };
}

function criticalStyle(css: string, ids: readonly string[]): ReactElement {
  return (
    <style
      key="critical"
      {...{ [CRITICAL_STYLES]: ids.join(' ') }}
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
