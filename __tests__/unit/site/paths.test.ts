import { inLanguage, languageOf, pathTo, pathToList } from '../../../src/site/paths';

test.each([
  ['lv', 'home', '/lv/'],
  ['en', 'owners', '/en/property-owners/'],
  ['en', 'network', '/en/riga-airbnb-hosts/'],
  ['en', 'privacy', '/en/privacy-policy/'],
] as const)('in %s the page %s stands at %s', (language, id, path) => {
  expect(pathTo(language, id)).toBe(path);
});

test('further pages of the list have their number in their address', () => {
  expect([1, 2].map((page) => pathToList('lv', page))).toEqual(['/lv/blog/', '/lv/blog/page/2/']);
});

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
