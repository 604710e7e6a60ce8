import type { PreRenderHTMLArgs } from 'gatsby';
import { cloneElement, isValidElement } from 'react';
import { REDIRECT_KEY } from './document-head';

/** The style of gatsby-plugin-image; the names of its other parts begin with it. */
const PICTURE_STYLE = 'gatsby-image-style';

/** It finds only pictures of `GatsbyImage`; the site has none of them. */
const PICTURE_SCRIPT = `${PICTURE_STYLE}-script`;

/** Lets our styles overrule the picture plugin's; takes pictures and scripts out of a redirect. */
export function trimDocument({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}: PreRenderHTMLArgs & { pathname: string }): void {
  const head = getHeadComponents();
  const isFirst = (part: React.ReactNode) => Number(keyOf(part) === PICTURE_STYLE);
  const isRedirect = head.some((part) => keyOf(part) === REDIRECT_KEY);
  const left = isRedirect ? PICTURE_STYLE : PICTURE_SCRIPT;
  replaceHeadComponents(
    head
      .filter((part) => !keyOf(part).startsWith(left))
      .sort((one, other) => isFirst(other) - isFirst(one)),
  );
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
