/** @jest-environment node */
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { markMissingTexts, refuseMissingTexts } from '../../../src/start/missing-text';

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
