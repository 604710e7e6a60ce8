import type { PreRenderHTMLArgs } from 'gatsby';
import { cloneElement, isValidElement } from 'react';
import { REDIRECT_KEY } from './document-head';

/** The styles and the script of gatsby-plugin-image are for `GatsbyImage`; the site has none of them. */
const PICTURE_PARTS = 'gatsby-image-style';

/** Removes the picture plugin's style and script from every page, and the scripts from redirects. */
export function trimDocument({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}: PreRenderHTMLArgs & { pathname: string }): void {
  const head = getHeadComponents();
  const isRedirect = head.some((part) => keyOf(part) === REDIRECT_KEY);
  replaceHeadComponents(head.filter((part) => !keyOf(part).startsWith(PICTURE_PARTS)));
  const body = isRedirect ? [] : getPostBodyComponents();
  replacePostBodyComponents(body.map((part) => shareScript(part, pathname)));
}

/** Moves the path from Gatsby's inline script into an attribute, so that one hash allows it everywhere. */
function shareScript(part: React.ReactNode, path: string): React.ReactNode {
  if (!isValidElement<{ dangerouslySetInnerHTML: { __html: string } }>(part)) return part;
  if (part.key !== 'script-loader') return part;
  const __html = part.props.dangerouslySetInnerHTML.__html.replace(
    /window\.pagePath="[^"]*"/,
    'window.pagePath=document.currentScript.dataset.path',
  );
  const shared = { 'data-path': path, dangerouslySetInnerHTML: { __html } };
  return cloneElement(part, shared);
}

function keyOf(part: React.ReactNode): string {
  return isValidElement(part) ? String(part.key) : '';
}
