import type { GatsbySSR } from 'gatsby';
import { GuardedPage } from './src/layout/guarded-page';
import { documentHead } from './src/theme/document-head';
import { renderWithCriticalCss } from './src/theme/render-with-critical-css';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => (
  <GuardedPage page={props}>{element}</GuardedPage>
);

export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const { html, style } = renderWithCriticalCss(bodyComponent);
  replaceBodyHTMLString(html);
  setHeadComponents([style]);
};

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) =>
  setHeadComponents(documentHead());
