import { typography, type Language } from '../site/languages';
import type { AnyPageContext } from '../site/page-context';
import { extendedFiles, latinFiles } from '../theme/fonts';
import { globalStyles } from '../theme/global-styles';
import { palette } from '../theme/palette';
import { demonstrationStyle, previewRibbonStyle } from './notices';

/** Whether a document is that of a redirect. */
export const REDIRECT_KEY = 'redirect';

export interface DocumentData {
  pageContext?: AnyPageContext;
  data?: Partial<Queries.FrameFragment>;
}

export function documentHead({ pageContext, data }: DocumentData): React.ReactElement[] {
  if (pageContext?.kind === 'redirect') return [refresh(pageContext.to)];
  const { analytics, preview, demonstration } = data?.site?.siteMetadata ?? {};
  const fonts = [...latinFiles, ...(needsExtended(pageContext?.language) ? extendedFiles : [])];
  const styles = [
    globalStyles,
    ...(preview ? [previewRibbonStyle] : []),
    ...(demonstration ? [demonstrationStyle] : []),
  ];
  return [
    ...fonts.map(preload),
    inlineStyle('global', styles.join('')),
    ...shared,
    ...(analytics ? [<meta key="analytics" name="analytics" content={analytics} />] : []),
  ];
}

export const inlineStyle = (name: string, css: string, marks?: object): React.ReactElement => (
  <style key={name} {...marks} dangerouslySetInnerHTML={{ __html: css }} />
);

function needsExtended(language: Language | undefined): boolean {
  return language !== undefined && /[^\0-\xff]/.test(typography[language].letters);
}

/** Preloads the fonts of the first screen; the browser loads others when the page uses their characters. */
function preload(url: string): React.ReactElement {
  return (
    <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
  );
}

const shared = [
  <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  <meta key="theme-color" name="theme-color" content={palette.pine} />,
];

/** Only without scripts: with them the redirect's own head keeps query and hash. */
function refresh(to: string): React.ReactElement {
  return (
    <noscript key={REDIRECT_KEY}>
      <meta httpEquiv="refresh" content={`0; url=${to}`} />
    </noscript>
  );
}
