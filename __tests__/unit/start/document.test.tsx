/** @jest-environment node */
import type { CSSObject } from '@emotion/react';
import { createInstance } from 'i18next';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import {
  renderWithCriticalCss,
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
