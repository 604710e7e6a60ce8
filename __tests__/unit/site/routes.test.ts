import * as routes from '../../../src/site/routes';

const { inLanguage, languageOf, documentTitle } = routes;

test.each([
  ['Amberkey', 'Short-term rental management in Riga | Amberkey'],
  [
    'Dzintara Atslēgas Nekustamie Īpašumi',
    'Short-term rental management in Riga | Dzintara Atslēgas Nekustamie Īpašumi',
  ],
  ['The Dzintara Atslēga Property Company SIA', 'Short-term rental management in Riga'],
])('a title names %s where search results have room for it', (name, title) => {
  expect(documentTitle('Short-term rental management in Riga', name)).toBe(title);
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

test('pages, articles, further pages of their list and questions have an address of their own', () => {
  expect([
    ...[routes.pathTo('lv', 'home'), routes.pathTo('en', 'consultation')],
    ...[routes.pathToArticle('en', 'taxes'), routes.pathToPosts('lv')],
    ...[routes.pathToList('en', 1), routes.pathToList('en', 2)],
    routes.questionId('home', 'Cik maksā – 24/7?'),
  ]).toEqual([
    ...['/lv/', '/en/schedule-consultation/', '/en/blog/taxes/', '/lv/blog/posts.json'],
    ...['/en/blog/', '/en/blog/page/2/', 'home-cik-maksa-24-7'],
  ]);
});
