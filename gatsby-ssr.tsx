import type { GatsbySSR } from 'gatsby';
import type { ReactElement } from 'react';
import {
  documentHead,
  type DocumentData,
  demonstrationLines,
  previewRibbon,
  renderWithCriticalCss,
  trimDocument,
  markMissingTexts,
  refuseMissingTexts,
  type Provider,
} from './src/start/document';
import { draftScript, preHydrationScript } from './src/start/inline-script';
import { loadLateParts } from './src/components/late-part';
import { LinkPreview, structuredData, type BuiltPage } from './src/seo/structured-data';
import { wrapPage } from './src/layout/wrap-page';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = (page) =>
  wrapPage({ ...page, element: markMissingTexts(page.element as ReactElement<Provider>) });

export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setPreBodyComponents,
}) => {
  await loadLateParts();
  const { html, styles } = renderWithCriticalCss(bodyComponent);
  refuseMissingTexts(html);
  replaceBodyHTMLString(html);
  setHeadComponents(styles);
  if (html.includes('<form id=')) setPreBodyComponents([draftScript]);
};

const noPageData = (): { result: DocumentData } => ({ result: {} });

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHeadComponents,
  setPreBodyComponents,
  // eslint-disable-next-line @typescript-eslint/no-useless-default-assignment -- the development server renders one empty document and has no page data for it
  loadPageDataSync = noPageData,
}) => {
  const page = loadPageDataSync(pathname).result as DocumentData & BuiltPage;
  const { preview, demonstration } = page.data?.site?.siteMetadata ?? {};
  const locales = page.data?.locales;
  const linkPreview = <LinkPreview key="link-preview" {...page} />;
  setHeadComponents([...documentHead(page), linkPreview, ...structuredData(page)]);
  if (page.pageContext?.kind !== 'redirect') setPreBodyComponents([preHydrationScript]);
  if (preview) setPreBodyComponents([previewRibbon(preview)]);
  if (demonstration && locales) setPreBodyComponents(demonstrationLines(locales));
};

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = trimDocument;
