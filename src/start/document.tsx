import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { PreRenderHTMLArgs } from 'gatsby';
import type { i18n } from 'i18next';
import { cloneElement, type ReactElement, isValidElement } from 'react';
import { renderToString } from 'react-dom/server';
import { languages, typography, type Language } from '../site/languages';
import type { AnyPageContext } from '../site/page-context';
import { commonWords, type Locales } from '../site/text';
import { media } from '../theme';
import { extendedFiles, latinFiles, globalStyles } from '../theme/global-styles';
import { palette } from '../theme/tokens';
import { createEmotionCache, CRITICAL } from './emotion-cache';

/** The key of the element by which a document is known as a redirect. */
const REDIRECT_KEY = 'redirect';

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
    ...(demonstration && pageContext?.kind === 'notFound' ? [`${hidden}{display:none}`] : []),
  ];
  return [
    ...fonts.map(preload),
    inlineStyle('global', styles.join('')),
    ...shared,
    ...(analytics ? [<meta key="analytics" name="analytics" content={analytics} />] : []),
  ];
}

const inlineStyle = (name: string, css: string, marks?: object): React.ReactElement => (
  <style key={name} {...marks} dangerouslySetInnerHTML={{ __html: css }} />
);

function needsExtended(language: Language | undefined): boolean {
  return language !== undefined && /[^\0-\xff]/.test(typography[language].letters);
}

/** Preloads the fonts of the first screen; others load when their characters are used. */
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

/** It acts only without scripts: with them the redirect's own head keeps query and hash. */
function refresh(to: string): React.ReactElement {
  return (
    <noscript key={REDIRECT_KEY}>
      <meta httpEquiv="refresh" content={`0; url=${to}`} />
    </noscript>
  );
}

/** A page with every language has a line in each. */
export function demonstrationLines(locales: Locales): React.ReactElement[] {
  return languages.flatMap((language) => {
    const words = commonWords(locales, language)?.demonstration;
    if (!words) return [];
    return (
      <aside key={language} className="demonstration" lang={language} aria-label={words.title}>
        <b>{words.title}.</b> {words.text}
      </aside>
    );
  });
}

/** In a page with every language. */
const hidden = languages
  .map((shown) => `[data-shown=${shown}] .demonstration:not(:lang(${shown}))`)
  .join();

/**
 * On a phone, whose lower edge has a bar of its own, the line stands below the header: first in the
 * document, so that the page does not move when its end arrives.
 */
const demonstrationStyle =
  '.demonstration{position:sticky;bottom:0;z-index:10;order:1;padding:4px var(--gutter);' +
  'border:solid var(--line);border-width:1px 0 0;background:var(--cream);color:var(--ink-soft);' +
  'font:.8125rem/1.4 var(--text);text-align:center;text-wrap:balance}' +
  `@media screen{body{display:flex;flex-direction:column}${media.belowPhablet}{` +
  '.demonstration{position:relative;order:0;margin-bottom:calc(-1 * var(--header));' +
  'padding-block:calc(var(--header) + 3px) 2px;border-width:0 0 1px}}}' +
  // Above the question of consent, as long as it stands.
  `${media.phablet}{html{scroll-padding-bottom:calc(var(--consent,0px) + 4.5rem)}` +
  '.demonstration{bottom:var(--consent,0px)}}' +
  '@media print{.demonstration{position:static}}';

export function previewRibbon(commit: string): React.ReactElement {
  return (
    // eslint-disable-next-line no-restricted-syntax -- The ribbon is in English on every page.
    <aside key="preview" id="previewRibbon" lang="en" aria-label="Preview">
      Preview {commit}
    </aside>
  );
}

const previewRibbonStyle =
  '#previewRibbon{position:fixed;right:0;bottom:0;z-index:40;padding:4px 12px;' +
  'border-radius:8px 0 0;background:var(--pine-deep);color:var(--on-pine);' +
  'font:600 var(--fs-note)/1.5 var(--text);pointer-events:none}';

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

/** Global styles replace the style attributes of Gatsby's elements, which the policy forbids. */
function withoutStyleAttributes(html: string): string {
  return html.replace(/<div[^>]* id="gatsby-[^>]*>/g, (tag) => tag.replace(/ style="[^"]*"/, ''));
}

/**
 * Keys of what Gatsby and gatsby-plugin-image write and the site does without: its styles and script for
 * `GatsbyImage`, Gatsby's version, and the script with the path of the page, which node/host/finish-site writes.
 */
const UNUSED = /^(?:gatsby-image-style|generator-|script-loader)/;

const isUsed = (part: React.ReactNode) => !UNUSED.test(keyOf(part));

/** Removes what is unused from every page, and the scripts from redirects. */
export function trimDocument({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs): void {
  const head = getHeadComponents();
  const isRedirect = head.some((part) => keyOf(part) === REDIRECT_KEY);
  replaceHeadComponents(head.filter(isUsed));
  replacePostBodyComponents(isRedirect ? [] : getPostBodyComponents().filter(isUsed));
}

function keyOf(part: React.ReactNode): string {
  return isValidElement(part) ? String(part.key) : '';
}

/** Two private-use characters around a missing key. */
const [BEGIN, END] = ['\ufdd0', '\ufdd1'];

export interface Provider {
  i18n: i18n;
}

/** The provider of gatsby-plugin-react-i18next, for a build that looks for missing texts. */
export function markMissingTexts(page: ReactElement<Provider>): ReactElement {
  const parseMissingKeyHandler = (key: string) => BEGIN + key + END;
  return cloneElement(page, { i18n: page.props.i18n.cloneInstance({ parseMissingKeyHandler }) });
}

const MISSING = new RegExp(`${BEGIN}(\\w+):([^${END}]+)`, 'g');

/** @throws with each missing key of a page, and with each placeholder without a value. */
export function refuseMissingTexts(html: string): void {
  const problems = [
    ...[...html.matchAll(MISSING)].map(
      ([, namespace, key]) =>
        `locales/…/${String(namespace)}.json  ${String(key)}: is missing; a text is expected`,
    ),
    ...[...html.matchAll(/\{\{\w+\}\}/g)].map(
      ([written]) =>
        `locales/…  ${written}: is filled in by nothing; expected {{company.…}} or the placeholder that was there`,
    ),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
