import * as search from '../../../src/blog/listed-posts';
import type { Filter } from '../../../src/site/blog';
import type { Language } from '../../../src/site/languages';

const posts = [
  { title: 'Īstermiņa īre Rīgā', excerpt: 'Ķeram – 13 000\u00a0€ skaitļus.', category: 'pricing' },
  {
    title: 'Viesu pieredze',
    excerpt: 'Čaukstoši palagi, ŽALŪZIJAS.',
    category: 'guest-experience',
  },
  { title: 'Pārvaldīšana', excerpt: 'Ģimenes dzīvoklis, ņemot vērā šo.', category: 'management' },
];

const found = (query: string, category: Filter['category'] = '', language: Language = 'lv') =>
  search.filterPosts(posts, { query, category }, language).map(({ title }) => title);

const [rent, guests, management] = posts.map(({ title }) => title);

test.each([
  ['', [rent, guests, management]],
  ['viesu', [guests]],
  ['palagi', [guests]],
  ['13 000', [rent]],
  ['sauna', []],
  // ļ ņ ķ ģ č š ž match their plain letters in text and search
  ['skaitlus', [rent]],
  ['istermina', []],
  ['īstermina', [rent]],
  ['keram', [rent]],
  ['gimenes', [management]],
  ['caukstosi', [guests]],
  ['zalūzijas', [guests]],
  // a plain letter in the text matches a letter with a mark in the search
  ['pieredže', [guests]],
  // ā ē ī ū do not match plain letters
  ['parvald', []],
  ['pārvald', [management]],
])('the search in Latvian finds for "%s": %j', (query, titles) => {
  expect(found(query)).toEqual(titles);
});

test.each(['NFC', 'NFD', 'NFKC', 'NFKD'])('the search finds letters typed in %s', (form) => {
  expect(found('Īstermiņa'.normalize(form))).toEqual([rent]);
});

test('a search without results suggests articles that match without diacritics', () => {
  expect(search.similarPosts(posts, 'istermina ire').map(({ title }) => title)).toEqual([rent]);
  expect(search.similarPosts(posts, ' ')).toEqual([]);
});

test('the search in English matches letters exactly', () => {
  expect(found('skaitlus', '', 'en')).toEqual([]);
  expect(found('skaitļus', '', 'en')).toEqual([rent]);
});

test.each([
  ['', 'pricing', [rent]],
  ['', 'design', []],
  ['viesu', 'guest-experience', [guests]],
  ['viesu', 'pricing', []],
] as const)('the search with "%s" and the category "%s" finds %j', (query, category, titles) => {
  expect(found(query, category)).toEqual(titles);
});

const many = Array.from({ length: 7 }, (_, index) => ({ title: `Rental ${index}` }));

const suggested = (titles: readonly { title: string }[], text: string) =>
  search.suggestPosts(titles, text).map(({ parts }) => parts.join('|'));

test.each([
  ['PIEREDZE', ['Viesu |pieredze|']],
  ['palagi', []],
  ['īstermiņa', ['|Īstermiņa| īre Rīgā']],
  ['īstermina', []],
  ['rental', many.slice(0, 5).map(({ title }) => title.replace('Rental', '|Rental|'))],
  [' ', []],
])('for "%s" at most five titles are suggested, with the match marked', (text, titles) => {
  expect(suggested([...posts, ...many], text)).toEqual(titles);
});

test.each([
  ['A |short-\u2060term| let', 'SHORT-term'],
  ['|13\u00a0000\u00a0€| gadā', '13 000 €'],
  ['Īstermi|ņa ī|re', 'ņa ī'.normalize('NFD')],
  ['Ceļvedis… |viesiem|', 'viesiem'],
])('suggestions find "%s", whatever its spaces, hyphens and Unicode form: %s', (marked, text) => {
  expect(suggested([{ title: marked.replaceAll('|', '') }], text)).toEqual([marked]);
});
