import { act, renderHook, waitFor } from '@testing-library/react';
import { NO_FILTER, type Filter } from '../../../src/site/blog';
import * as listed from '../../../src/blog/listed-posts';
import type { Language } from '../../../src/site/languages';

jest.mock('../../../src/links/current-page', () => ({ useLanguage: () => 'en' }));

const post = (title: string, category = 'pricing') => ({
  slug: title,
  title,
  excerpt: '',
  category,
});
const onPage = [post('Guests'), post('Prices')];
const all = [...onPage, post('Guests again', 'design')];

const ask = jest.fn();
const answered = (posts: unknown) => ({ ok: true, json: () => Promise.resolve(posts) });

function listOf(filter: Partial<Filter>, pages = 2) {
  const data = { listed: { nodes: onPage }, counts: { group: [{ count: 2 }, { count: 1 }] } };
  const list = { page: 1, pages };
  const all = { data: data as unknown as Queries.BlogPageQuery, list, searching: false };
  return renderHook(() => listed.useListedPosts({ ...all, filter: { ...NO_FILTER, ...filter } }))
    .result;
}

const titles = (posts: readonly { title: string }[]) => posts.map(({ title }) => title);

beforeEach(() => {
  globalThis.fetch = ask.mockReset();
  jest.spyOn(console, 'warn').mockImplementation();
});

test('without a filter the page shows its own articles and loads no others', () => {
  const list = listOf({});
  expect(titles(list.current.posts)).toEqual(['Guests', 'Prices']);
  expect(list.current).toMatchObject({ total: 3, status: 'idle' });
  expect(ask).not.toHaveBeenCalled();
});

test('a list of one page filters without loading', () => {
  const list = listOf({ query: 'guests' }, 1);
  expect(titles(list.current.posts)).toEqual(['Guests']);
  expect(list.current.total).toBe(1);
  expect(ask).not.toHaveBeenCalled();
});

test('after a failure the page’s own articles are filtered, and a second attempt loads all of them once', async () => {
  ask.mockRejectedValueOnce(new Error('The network is gone')).mockResolvedValue(answered(all));
  const list = listOf({ query: 'guests' });
  expect(list.current.status).toBe('loading');
  await waitFor(() => expect(list.current.status).toBe('failed'));
  expect(titles(list.current.posts)).toEqual(['Guests']);
  expect(list.current.total).toBeUndefined();
  act(() => list.current.load());
  await waitFor(() => expect(titles(list.current.posts)).toEqual(['Guests', 'Guests again']));
  expect(list.current).toMatchObject({ total: 2, status: 'idle' });
  const other = listOf({ category: 'design' });
  await waitFor(() => expect(titles(other.current.posts)).toEqual(['Guests again']));
  expect(ask).toHaveBeenCalledTimes(2);
});

const searched = [
  { title: 'Īstermiņa īre Rīgā', excerpt: 'Ķeram – 13 000\u00a0€ skaitļus.', category: 'pricing' },
  {
    title: 'Viesu pieredze',
    excerpt: 'Čaukstoši palagi, ŽALŪZIJAS.',
    category: 'guest-experience',
  },
  { title: 'Pārvaldīšana', excerpt: 'Ģimenes dzīvoklis, ņemot vērā šo.', category: 'management' },
];

const found = (query: string, category: Filter['category'] = '', language: Language = 'lv') =>
  listed.filterPosts(searched, { query, category }, language).map(({ title }) => title);

const [rent, guests, management] = searched.map(({ title }) => title);

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
  // A plain letter in the text matches a letter with a mark in the search.
  ['pieredže', [guests]],
  // A plain letter in the search matches no ā, ē, ī or ū.
  ['parvald', []],
  ['pārvald', [management]],
])('the search in Latvian finds for "%s": %j', (query, titles) => {
  expect(found(query)).toEqual(titles);
});

test.each(['NFC', 'NFD', 'NFKC', 'NFKD'])('the search finds letters typed in %s', (form) => {
  expect(found('Īstermiņa'.normalize(form))).toEqual([rent]);
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
  listed.suggestPosts(titles, text).map(({ parts }) => parts.join('|'));

test.each([
  ['PIEREDZE', ['Viesu |pieredze|']],
  ['palagi', []],
  ['īstermiņa', ['|Īstermiņa| īre Rīgā']],
  ['īstermina', []],
  ['rental', many.slice(0, 5).map(({ title }) => title.replace('Rental', '|Rental|'))],
  [' ', []],
])('for "%s" at most five titles are suggested, with the match marked', (text, titles) => {
  expect(suggested([...searched, ...many], text)).toEqual(titles);
});

test.each([
  ['A |short-\u2060term| let', 'SHORT-term'],
  ['|13\u00a0000\u00a0€| gadā', '13 000 €'],
  ['Īstermi|ņa ī|re', 'ņa ī'.normalize('NFD')],
  ['Ceļvedis… |viesiem|', 'viesiem'],
])('suggestions find "%s", whatever its spaces, hyphens and Unicode form: %s', (marked, text) => {
  expect(suggested([{ title: marked.replaceAll('|', '') }], text)).toEqual([marked]);
});
