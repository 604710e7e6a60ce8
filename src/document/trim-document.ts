import type { PreRenderHTMLArgs } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { REDIRECT_KEY } from './document-head';

/** Head parts of gatsby-plugin-image for its own component, which our Picture does without. */
const UNUSED = /^gatsby-image-style/;

/** Takes out of a document what it does not need; a redirect needs no scripts at all. */
export function trimDocument({
  getHeadComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs): void {
  const head = getHeadComponents();
  replaceHeadComponents(head.filter((part) => !UNUSED.test(keyOf(part))));
  if (head.some((part) => keyOf(part) === REDIRECT_KEY)) replacePostBodyComponents([]);
}

function keyOf(part: ReactNode): string {
  return isValidElement(part) ? String(part.key) : '';
}
