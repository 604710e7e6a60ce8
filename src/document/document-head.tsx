import type { ReactElement } from 'react';
import { typography, type Language } from '../site/languages';
import type { AnyPageContext } from '../site/page-context';
import { extendedFiles, latinFiles } from '../theme/fonts';
import { globalStyles } from '../theme/global-styles';
import { palette } from '../theme/palette';
import { demonstrationStyle, type PageWords } from './demonstration-line';
import { previewRibbonStyle } from './preview-ribbon';

/** Marks the document of a redirect, so that it can be told from a page's. */
export const REDIRECT_KEY = 'redirect';

/** What a document is made from, as far as its head needs it. */
export interface DocumentData {
  pageContext?: AnyPageContext;
  data?: Partial<Queries.SettingsFragment> & { locales?: PageWords };
}

/**
 * What a document's head holds beside its own title: styles, fonts, icons, where the analytics script
 * is; a redirect's refresh.
 */
export function documentHead({ pageContext, data }: DocumentData): ReactElement[] {
  if (pageContext?.kind === 'redirect') return [refresh(pageContext.to)];
  const { analytics, preview, demonstration } = data?.site?.siteMetadata ?? {};
  const fonts = [...latinFiles, ...(needsExtended(pageContext?.language) ? extendedFiles : [])];
  return [
    ...fonts.map(preload),
    ...shared,
    ...(analytics ? [<meta key="analytics" name="analytics" content={analytics} />] : []),
    ...(preview ? [previewRibbonStyle] : []),
    ...(demonstration ? [demonstrationStyle] : []),
  ];
}

function needsExtended(language: Language | undefined): boolean {
  return language !== undefined && /[^\0-\xff]/.test(typography[language].letters);
}

/** Fonts that the first screen needs; the browser fetches others when it meets their letters. */
function preload(url: string): ReactElement {
  return (
    <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
  );
}

const shared = [
  <style key="global" dangerouslySetInnerHTML={{ __html: globalStyles }} />,
  <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  <meta key="theme-color" name="theme-color" content={palette.pine} />,
];

/**
 * Redirects visitors without scripts; with scripts the redirect's own head does, and keeps query
 * and hash.
 */
function refresh(to: string): ReactElement {
  return (
    <noscript key={REDIRECT_KEY}>
      <meta httpEquiv="refresh" content={`0; url=${to}`} />
    </noscript>
  );
}
