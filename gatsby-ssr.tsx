import type { GatsbySSR } from 'gatsby';
import { documentHead } from './src/document/document-head';
import { renderWithCriticalCss } from './src/document/render-with-critical-css';
import { trimDocument } from './src/document/trim-document';
import { GuardedPage } from './src/layout/guarded-page';
import type { AnyPageContext } from './src/site/page-context';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => (
  <GuardedPage page={props}>{element}</GuardedPage>
);

export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const { html, styles } = renderWithCriticalCss(bodyComponent);
  replaceBodyHTMLString(html);
  setHeadComponents(styles);
};

const noPageData = (): { result: Record<string, unknown> } => ({ result: {} });

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHeadComponents,
  // The development server renders one empty document and has no page data for it.
  loadPageDataSync = noPageData,
}) => {
  const { pageContext } = loadPageDataSync(pathname).result;
  setHeadComponents(documentHead(pageContext as AnyPageContext | undefined));
};

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = trimDocument;
