import { inLanguage, languageOf } from '../../../src/site/paths';

test.each([
  ['/en', 'en'],
  ['/en/blog/x/', 'en'],
  ['/lv/', 'lv'],
  ['/', 'lv'],
  ['/energy/', 'lv'],
  ['', 'lv'],
])('a path starting with /en is English, anything else Latvian: %s is %s', (path, language) => {
  expect(languageOf(path)).toBe(language);
});

test.each([
  ['/lv/', 'en', '/en/'],
  ['/lv', 'en', '/en/'],
  ['/en/blog/x/', 'lv', '/lv/blog/x/'],
  ['/en/x', 'en', '/en/x'],
  ['/x', 'en', '/en/x'],
  ['/', 'en', '/en/'],
] as const)('the page %s in %s is %s', (path, language, expected) => {
  expect(inLanguage(path, language)).toBe(expected);
});
