/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { documentHead } from '../../../src/document/document-head';
import { previewRibbon } from '../../../src/document/preview-ribbon';

const head = (settings: { analytics: string | null; preview: string | null }) =>
  renderToStaticMarkup(
    <>
      {documentHead({
        data: {
          site: { siteMetadata: { siteUrl: '', robots: 'index, follow', ...settings } },
        },
      })}
    </>,
  );

test('a document names the analytics script of its build', () => {
  const src = 'https://tags.example/js?id=1';
  expect(head({ analytics: src, preview: null })).toContain(
    `<meta name="analytics" content="${src}"/>`,
  );
});

test('without one it names none and no preview', () => {
  expect(head({ analytics: null, preview: null })).not.toMatch(/analytics|preview/);
});

test('a preview shows its commit', () => {
  expect(head({ analytics: null, preview: 'abc1234' })).toContain('#preview-ribbon');
  expect(renderToStaticMarkup(previewRibbon('abc1234'))).toContain('Preview abc1234');
});
