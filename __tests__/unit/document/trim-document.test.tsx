import { render } from '@testing-library/react';
import type { PreRenderHTMLArgs } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { trimDocument } from '../../../src/document/trim-document';

/** The head and the scripts at the end of a document after trimming. */
function trim(head: ReactNode[], body: ReactNode[], pathname = '/lv/about/') {
  const kept: Record<'head' | 'body', ReactNode[]> = { head, body };
  trimDocument({
    pathname,
    getHeadComponents: () => head,
    replaceHeadComponents: (parts: ReactNode[]) => (kept.head = parts),
    getPostBodyComponents: () => body,
    replacePostBodyComponents: (parts: ReactNode[]) => (kept.body = parts),
  } as unknown as PreRenderHTMLArgs & { pathname: string });
  return { head: kept.head.map(keyOf), body: kept.body };
}

const keyOf = (part: ReactNode) => (isValidElement(part) ? part.key : part);
const html = (parts: ReactNode[]) => render(<>{parts}</>).container.innerHTML;
const loader = (path: string) => (
  <script
    key="script-loader"
    dangerouslySetInnerHTML={{ __html: `window.pagePath="${path}";window.other="kept";` }}
  />
);

test('the styles of gatsby-plugin-image stand before ours, which overrule them', () => {
  const head = [<style key="global" />, 'text', <style key="gatsby-image-style" />];
  expect(trim(head, []).head).toEqual(['gatsby-image-style', 'global', 'text']);
});

test('the script that sets the path is the same on every page and reads the path from an attribute', () => {
  const [about, home] = ['/lv/about/', '/en/'].map((path) =>
    html(trim([], [loader(path)], path).body),
  );
  expect(about).toContain('data-path="/lv/about/"');
  expect(about).toContain('window.other="kept"');
  expect(about).not.toContain('window.pagePath="');
  expect(about?.replace('/lv/about/', '/en/')).toBe(home);
});

test('other parts at the end of a document stay as they are', () => {
  const parts = [<script key="app" src="/app.js" />, 'text'];
  expect(trim([], parts).body).toEqual(parts);
});

test('the document of a redirect has neither pictures nor scripts', () => {
  const head = [<meta key="redirect" />, <script key="gatsby-image-style-script" />];
  expect(trim(head, [loader('/')])).toEqual({ head: ['redirect'], body: [] });
});
