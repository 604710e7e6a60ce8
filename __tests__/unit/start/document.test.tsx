/** @jest-environment node */
import type { CSSObject } from '@emotion/react';
import { createInstance } from 'i18next';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import {
  demonstrationLines,
  documentHead,
  renderWithCriticalCss,
  trimDocument,
  markMissingTexts,
  refuseMissingTexts,
} from '../../../src/start/document';

/** Checks a page with these two texts. */
function check(text: string, found: string) {
  const i18n = createInstance();
  const resources = { en: { common: { found } } };
  void i18n.init({ lng: 'en', appendNamespaceToMissingKey: true, resources });
  function Page() {
    const { t } = useTranslation(text.split(':')[0] as 'common');
    return <p aria-label={t(text as 'sample')}>{t('common:found' as 'sample')}</p>;
  }
  const page = <I18nextProvider i18n={i18n} children={<Page />} />;
  refuseMissingTexts(renderToString(markMissingTexts(page)));
}

test.each([
  ['about:head.title', 'about.json  head.title'],
  ['common:newTab', 'common.json  newTab'],
])('the build stops where a page lacks the text %s', (missing, named) => {
  expect(() => check(missing, 'Text')).toThrow(`${named}: is missing; a text is expected`);
});

test.each(['What it is about: homes', 'contact:info@house.lv, home:office', 'house.lv/blog:taxes'])(
  'a text with a colon is no missing one: %s',
  (found) => expect(() => check('common:found', found)).not.toThrow(),
);

test('the build stops where nothing fills in a placeholder', () => {
  expect(() => refuseMissingTexts('<p>{{phone}} or so</p>')).toThrow(
    '{{phone}}: is filled in by nothing',
  );
});

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

const headOf = (language: string, siteMetadata: object = {}) => {
  const page = { pageContext: { kind: 'page', language }, data: { site: { siteMetadata } } };
  return renderToStaticMarkup(documentHead(page as never));
};

test('a document loads the letters of its language first, and names its icon', () => {
  const fonts = (html: string) => html.match(/rel="preload"/g)?.length;
  expect([fonts(headOf('lv')), fonts(headOf('en'))]).toEqual([4, 2]);
  expect(headOf('en')).toContain('href="/favicon.svg"');
});

test.each([
  ['its analytics script', { analytics: '/tag.js' }, 'name="analytics" content="/tag.js"'],
  ['the ribbon of a preview', { preview: 'abc' }, '#previewRibbon{'],
  ['the line of a demonstration', { demonstration: true }, '.demonstration{'],
])('a document has %s where the build has it alone', (_, metadata, part) => {
  expect(headOf('en', metadata)).toContain(part);
  expect(headOf('en')).not.toContain(part);
});

test('a demonstration says so in each language that its page has', () => {
  const node = (language: string) => ({
    node: {
      ns: 'common',
      language,
      data: { demonstration: { title: `In ${language}`, text: '' } },
    },
  });
  const lines = demonstrationLines({ edges: ['en', 'lv'].map(node) });
  expect(lines.map((line) => renderToStaticMarkup(line))).toEqual([
    expect.stringContaining('lang="lv" aria-label="In lv"'),
    expect.stringContaining('lang="en" aria-label="In en"'),
  ]);
});

test.each([
  ['a page', [<meta key="generator-x" />, <title key="title" />], ['title'], ['app']],
  [
    'a redirect',
    documentHead({ pageContext: { kind: 'redirect', to: '/lv/' } as never }),
    ['redirect'],
    [],
  ],
])('%s has no script or style that it does not use', (_, head, heads, bodies) => {
  const [replaceHead, replaceBody] = [jest.fn(), jest.fn()];
  trimDocument({
    ...{ getHeadComponents: () => head, replaceHeadComponents: replaceHead },
    getPostBodyComponents: () => [<script key="script-loader" />, <script key="app" />],
    replacePostBodyComponents: replaceBody,
  } as never);
  const keys = (replace: jest.Mock) =>
    (replace.mock.lastCall as [{ key: string }[]])[0].map(({ key }) => key);
  expect([keys(replaceHead), keys(replaceBody)]).toEqual([heads, bodies]);
});
