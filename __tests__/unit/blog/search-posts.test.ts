import * as search from '../../../src/blog/search-posts';
import type { Filter } from '../../../src/blog/list-address';
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

describe('The search on the list', () => {
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
  ])('in Latvian finds for "%s": %j', (query, titles) => {
    expect(found(query)).toEqual(titles);
  });

  test.each(['NFC', 'NFD', 'NFKC', 'NFKD'])('finds letters typed in the form %s', (form) => {
    expect(found('Īstermiņa'.normalize(form))).toEqual([rent]);
  });

  test('without results suggests those of the words without any diacritics', () => {
    expect(search.similarPosts(posts, 'istermina ire').map(({ title }) => title)).toEqual([rent]);
    expect(search.similarPosts(posts, ' ')).toEqual([]);
  });

  test('in English matches letters exactly', () => {
    expect(found('skaitlus', '', 'en')).toEqual([]);
    expect(found('skaitļus', '', 'en')).toEqual([rent]);
  });

  test.each([
    ['', 'pricing', [rent]],
    ['', 'design', []],
    ['viesu', 'guest-experience', [guests]],
    ['viesu', 'pricing', []],
  ] as const)('with "%s" and the category "%s" finds %j', (query, category, titles) => {
    expect(found(query, category)).toEqual(titles);
  });
});

describe('Suggestions', () => {
  const many = Array.from({ length: 7 }, (_, index) => ({ title: `Rental ${index}` }));

  test.each([
    { text: 'PIEREDZE', suggested: [posts[1]] },
    { text: 'palagi', suggested: [] },
    { text: 'īstermiņa', suggested: [posts[0]] },
    { text: 'īstermina', suggested: [] },
    { text: 'rental', suggested: many.slice(0, 5) },
    { text: ' ', suggested: [] },
  ])('for "$text" are at most five titles that contain it exactly', ({ text, suggested }) => {
    expect(search.suggestPosts([...posts, ...many], text)).toEqual(suggested);
  });

  test.each([
    ['A short-\u2060term let', 'SHORT-term'],
    ['13\u00a0000\u00a0€ gadā', '13 000 €'],
    ['Īstermiņa īre', 'ņa ī'.normalize('NFD')],
  ])('find in "%s", whatever its spaces, hyphens and Unicode form: %s', (title, text) => {
    expect(search.suggestPosts([{ title }], text)).toHaveLength(1);
  });
});
