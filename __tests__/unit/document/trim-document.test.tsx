/** @jest-environment node */
import type { PreRenderHTMLArgs } from 'gatsby';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { REDIRECT_KEY } from '../../../src/document/document-head';
import { trimDocument } from '../../../src/document/trim-document';

const own = <style key="global">{'a{}'}</style>;
const pictureStyle = <style key="gatsby-image-style">{'b{}'}</style>;
const pictureScript = <script key="gatsby-image-style-script">{'c'}</script>;
const redirect = <noscript key={REDIRECT_KEY} />;
const inline = '/*<![CDATA[*/window.pagePath="/lv/";window.x="1";/*]]>*/';
const loader = <script key="script-loader" dangerouslySetInnerHTML={{ __html: inline }} />;
const app = <script key="/app.js" src="/app.js" async />;

/** The head and the end of the body after trimming. */
function trim(parts: ReactNode[], pathname = '/lv/') {
  let [head, end]: ReactNode[][] = [[], []];
  trimDocument({
    getHeadComponents: () => parts,
    replaceHeadComponents: (left: ReactNode[]) => (head = left),
    getPostBodyComponents: () => [loader, app],
    replacePostBodyComponents: (left: ReactNode[]) => (end = left),
    pathname,
  } as unknown as PreRenderHTMLArgs & { pathname: string });
  return { head, end: renderToStaticMarkup(<>{end}</>) };
}

test('a page has neither the picture plugin’s style nor its script', () => {
  expect(trim([own, pictureScript, pictureStyle]).head).toEqual([own]);
});

test('a page’s inline script takes its path from an attribute, so that all pages have the same', () => {
  const [one, other] = ['/lv/', '/en/blog/"x"/'].map((path) => trim([own], path).end);
  const textOf = (html = '') => /<script[^>]*>([^]*?)<\/script>/.exec(html)?.[1];
  const fromAttribute = 'document.currentScript.dataset.path';
  expect(textOf(one)).toBe(inline.replace('"/lv/"', fromAttribute));
  expect(textOf(other)).toBe(textOf(one));
  expect(one).toContain('data-path="/lv/"');
  expect(one).toContain('<script src="/app.js" async=""></script>');
});

test('a redirect has no scripts and nothing of the picture plugin', () => {
  const { head, end } = trim([own, pictureStyle, pictureScript, redirect]);
  expect(head).toEqual([own, redirect]);
  expect(end).toBe('');
});
