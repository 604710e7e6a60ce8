/** @jest-environment node */
import type { CSSObject } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderWithCriticalCss } from '../../../src/start/document';

const critical = (styles: CSSObject) => {
  const page = renderWithCriticalCss(<p css={styles}>Words</p>);
  return page.styles.map((part) => renderToStaticMarkup(part)).join('');
};

const underline = 'text-decoration:underline 2px;';

test.each<[CSSObject, string]>([
  [{ display: 'flex', alignItems: 'center' }, 'display:flex;align-items:center;'],
  [
    { transition: 'transform 1s', maskImage: 'none' },
    'transition:transform 1s;-webkit-mask-image:none;mask-image:none;',
  ],
  [{ textDecoration: 'underline 2px' }, `-webkit-${underline}${underline}`],
])('A declaration has a prefix only if a supported browser needs one: %j', (styles, css) => {
  expect(critical(styles)).toMatch(/^<style data-critical="">\.css-\w+\{(.*)\}<\/style>$/);
  expect(critical(styles)).toContain(`{${css}}`);
});

test('A page contains no style that it does not use', () => {
  const { html, styles } = renderWithCriticalCss(<p style={{}}>Words</p>);
  expect([html, styles]).toEqual(['<p>Words</p>', []]);
});
