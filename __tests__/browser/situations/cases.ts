import type { Page } from '@playwright/test';
import { kindsIn } from '../../support/built-pages';

/** Every kind of page, in Latvian; a page that is added stands here by itself. */
export const kinds = kindsIn('lv');

/** Does to the document what the translator of Chrome does. Runs in the browser. */
export function translate(): void {
  const left = 'script, style, noscript, textarea, option, svg, font, [translate=no]';
  const texts: Node[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (!text.nodeValue?.trim() || text.parentElement?.closest(left)) continue;
    const font = 'font' as string;
    const [outer, inner] = [document.createElement(font), document.createElement(font)];
    inner.append(text.nodeValue);
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  }
}

/** React's errors when a document differs from the built HTML; it then re-renders that part. */
export const drawnAnew = [/React error #(418|421|422|423|425)/];

/** The text of all that a page holds but its forms' fields, as a visitor reads it. */
export const shown = (page: Page, selector = 'main') =>
  page
    .locator(selector)
    .evaluateAll((parts) => parts.map((part) => (part as HTMLElement).innerText));
