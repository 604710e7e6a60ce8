/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { documentHead } from '../../../src/document/document-head';
import { demonstrationLines } from '../../../src/document/demonstration-line';
import { previewRibbon } from '../../../src/document/preview-ribbon';

const head = (settings: { analytics?: string; preview?: string; demonstration?: boolean }) =>
  renderToStaticMarkup(
    <>
      {documentHead({
        data: {
          site: {
            siteMetadata: {
              siteUrl: '',
              robots: 'index, follow',
              analytics: null,
              preview: null,
              demonstration: false,
              ...settings,
            },
          },
        },
      })}
    </>,
  );

test('a document names the analytics script of its build', () => {
  const src = 'https://tags.example/js?id=1';
  expect(head({ analytics: src })).toContain(`<meta name="analytics" content="${src}"/>`);
});

test('a plain build names no script, no preview and no demonstration', () => {
  expect(head({})).not.toMatch(/analytics|preview|demonstration/);
});

test('a preview shows its commit', () => {
  expect(head({ preview: 'abc1234' })).toContain('#preview-ribbon');
  expect(renderToStaticMarkup(previewRibbon('abc1234'))).toContain('Preview abc1234');
});

describe('A demonstration', () => {
  const words = (language: string, title: string) => ({
    node: { ns: 'common', language, data: { demonstration: { title, text: 'X' } } },
  });
  const lines = (...edges: ReturnType<typeof words>[]) =>
    renderToStaticMarkup(<>{demonstrationLines({ edges })}</>);

  test('has styles for the line that names it', () => {
    expect(head({ demonstration: true })).toContain('.demonstration{');
  });

  test('says in the page’s language that it is one', () => {
    expect(lines(words('en', 'Demonstration'))).toBe(
      '<aside class="demonstration" lang="en" aria-label="Demonstration"><b>Demonstration.</b> X</aside>',
    );
  });

  test('says it in both languages on a page that has both', () => {
    const both = lines(words('en', 'Demonstration'), words('lv', 'Demonstrācija'));
    expect(both).toMatch(/lang="lv".*lang="en"/);
  });
});
