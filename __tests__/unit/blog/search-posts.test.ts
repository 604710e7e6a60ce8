import { filterPosts, splitAtMatch, suggestPosts } from '../../../src/blog/search-posts';
import type { Language } from '../../../src/site/languages';

const posts = [
  {
    title: 'Īstermiņa īre Rīgā',
    excerpt: 'Ķeram skaitļus\u00a0– 13 000\u00a0€.',
    category: 'pricing',
  },
  {
    title: 'Viesu pieredze',
    excerpt: 'Čaukstoši palagi un ŽALŪZIJAS.',
    category: 'guest-experience',
  },
  { title: 'Pārvaldīšana', excerpt: 'Ģimenes dzīvoklis, ņemot vērā šo.', category: 'management' },
];

const found = (query: string, category = '', language: Language = 'lv') =>
  filterPosts(posts, { query, category }, language).map(({ title }) => title);

const [rent, guests, management] = posts.map(({ title }) => title);

describe('The search on the list', () => {
  test.each([
    ['', [rent, guests, management]],
    ['   ', [rent, guests, management]],
    ['viesu', [guests]],
    ['VIESU', [guests]],
    ['palagi', [guests]],
    ['13 000', [rent]],
    ['sauna', []],
    // ļ ņ ķ ģ č š ž are folded on both sides
    ['skaitlus', [rent]],
    ['istermina', []],
    ['īstermina', [rent]],
    ['keram', [rent]],
    ['gimenes', [management]],
    ['caukstosi', [guests]],
    ['zalūzijas', [guests]],
    ['ŽALŪZIJAS', [guests]],
    // a plain letter of the text meets a folded one of the query
    ['pieredže', [guests]],
    // ā ē ī ū are not
    ['parvald', []],
    ['pārvald', [management]],
  ])('in Latvian finds for "%s": %j', (query, titles) => {
    expect(found(query)).toEqual(titles);
  });

  test('in English folds nothing', () => {
    expect(found('skaitlus', '', 'en')).toEqual([]);
    expect(found('skaitļus', '', 'en')).toEqual([rent]);
  });

  test.each([
    ['', 'pricing', [rent]],
    ['', 'design', []],
    ['viesu', 'guest-experience', [guests]],
    ['viesu', 'pricing', []],
    ['', 'pric', []],
  ])('with "%s" and the category "%s" finds %j', (query, category, titles) => {
    expect(found(query, category)).toEqual(titles);
  });
});

describe('Suggestions', () => {
  const many = Array.from({ length: 7 }, (_, index) => ({ title: `Rental ${index}` }));

  test('match the title only, in any case', () => {
    expect(suggestPosts(posts, 'PIEREDZE')).toEqual([posts[1]]);
    expect(suggestPosts(posts, 'palagi')).toEqual([]);
  });

  test('fold nothing', () => {
    expect(suggestPosts(posts, 'īstermina')).toEqual([]);
    expect(suggestPosts(posts, 'īstermiņa')).toEqual([posts[0]]);
  });

  test('are at most five', () => {
    expect(suggestPosts(many, 'rental')).toEqual(many.slice(0, 5));
  });

  test('there are none for an empty text', () => {
    expect(suggestPosts(many, ' ')).toEqual([]);
  });

  test('mark what was found', () => {
    expect(splitAtMatch('Viesu pieredze', 'PIER')).toEqual(['Viesu ', 'pier', 'edze']);
    expect(splitAtMatch('Viesu pieredze', 'x')).toEqual(['Viesu pieredze', '', '']);
  });
});
