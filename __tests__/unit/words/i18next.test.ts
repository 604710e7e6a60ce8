/** @jest-environment node */
import { eachText } from '../../../src/node/content/words/words';
import { languages } from '../../../src/site/languages';
import { createInstance } from '../../../src/words/i18next';
import { wordsIn } from '../../support/words';

interface Library {
  init: (options: object) => unknown;
  getFixedT: (language: string, namespace: string) => (key: string, values: object) => string;
}

// By its path: its name leads to `src/words` in tests, as in the bundles.
const library = jest.requireActual<{ createInstance: () => Library }>(
  '../../../node_modules/i18next/dist/cjs/i18next.js',
);

const words = (language: string) => {
  const i18n = createInstance();
  const common = { title: 'Share', nested: { deep: 'Deep' }, from: 'From {{from}} to {{to}}' };
  const blog = {
    count_zero: '{{count}} rakstu',
    count_one: '{{count}} raksts',
    count_other: '{{count}} raksti',
  };
  const resources = { lv: { common, blog }, en: { common: { title: 'In English' } } };
  i18n.init({ lng: language, defaultNS: 'common', resources });
  return i18n;
};

describe('Words', () => {
  test.each([
    ['title', {}, 'Share'],
    ['nested.deep', {}, 'Deep'],
    ['from', { from: 'A & B', to: 3 }, 'From A & B to 3'],
  ])('%s is found by its key and filled', (key, values, text) => {
    expect(words('lv').translator('common')(key, values)).toBe(text);
    expect(words('lv').translator('blog')(`common:${key}`, values)).toBe(text);
  });

  test.each([
    [0, '0 rakstu'],
    [1, '1 raksts'],
    [4, '4 raksti'],
    [21, '21 raksts'],
  ])('%d is counted as the language counts', (count, text) => {
    expect(words('lv').translator('blog')('count', { count })).toBe(text);
  });

  test('inside a part in another language are in that language', () => {
    expect(words('lv').cloneInstance({ lng: 'en' }).translator('common')('title')).toBe(
      'In English',
    );
  });

  test('come from the same function at each call, so that nothing renders again because of it', () => {
    const i18n = words('lv');
    expect(i18n.translator('blog')).toBe(i18n.translator('blog'));
  });

  test.each(['gone', 'nested', 'title.more'])('stop the build where %s has no text', (key) => {
    expect(() => words('lv').translator('common')(key)).toThrow(
      `locales/lv/common.json  ${key}: is missing; a text is expected`,
    );
  });
});

describe.each(languages)('The words of the site in %s', (language) => {
  const options = {
    lng: language,
    defaultNS: 'common',
    resources: { [language]: wordsIn(language) },
  };
  const own = createInstance();
  own.init(options);
  const theirs = library.createInstance();
  void theirs.init({ ...options, initImmediate: false, interpolation: { escapeValue: false } });

  const keys = Object.entries(wordsIn(language)).flatMap(([namespace, words]) =>
    [...eachText(words)].map(([key, text]): [string, string, string] => [namespace, key, text]),
  );
  const valuesFor = (text: string) =>
    Object.fromEntries(
      [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => [
        name,
        name === 'count' ? 7 : name,
      ]),
    );

  test('read as the library itself would write them', () => {
    expect(keys.length).toBeGreaterThan(100);
    for (const [namespace, key, text] of keys) {
      const values = valuesFor(text);
      const expected = theirs.getFixedT(language, namespace)(key, values);
      expect([key, own.translator(namespace)(key, values)]).toEqual([key, expected]);
    }
  });
});
