import { inLanguage, languageOf, pathTo, pathToArticle } from '../../../src/site/paths';

describe('pathTo', () => {
  test.each([
    ['lv', 'home', '/lv/'],
    ['en', 'home', '/en/'],
    ['lv', 'services', '/lv/services/'],
    ['en', 'owners', '/en/property-owners/'],
    ['lv', 'consultation', '/lv/schedule-consultation/'],
    ['en', 'network', '/en/riga-airbnb-hosts/'],
    ['lv', 'terms', '/lv/terms-and-conditions/'],
    ['en', 'privacy', '/en/privacy-policy/'],
  ] as const)('in %s the page %s stands at %s', (language, id, path) => {
    expect(pathTo(language, id)).toBe(path);
  });

  test('an article stands below the blog', () => {
    expect(pathToArticle('lv', 'riga-rental-market-analysis')).toBe(
      '/lv/blog/riga-rental-market-analysis/',
    );
  });
});

describe('A path starting with /en is English, anything else Latvian', () => {
  test.each([
    ['/en', 'en'],
    ['/en/', 'en'],
    ['/en/blog/x/', 'en'],
    ['/lv/', 'lv'],
    ['/', 'lv'],
    ['/x', 'lv'],
    ['/energy/', 'lv'],
    ['', 'lv'],
  ])('%s is %s', (path, language) => {
    expect(languageOf(path)).toBe(language);
  });
});

describe('The switcher swaps the language prefix and keeps the rest of the path', () => {
  test.each([
    ['/lv/', 'en', '/en/'],
    ['/lv', 'en', '/en/'],
    ['/en/blog/x/', 'lv', '/lv/blog/x/'],
    ['/lv/x/y', 'en', '/en/x/y'],
    ['/en/x', 'en', '/en/x'],
    ['/x', 'en', '/en/x'],
    ['/', 'en', '/en/'],
  ] as const)('%s in %s is %s', (path, language, expected) => {
    expect(inLanguage(path, language)).toBe(expected);
  });
});
