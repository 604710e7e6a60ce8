import { act, renderHook, waitFor } from '@testing-library/react';
import { NO_FILTER, type Filter } from '../../../src/site/blog';
import { useListedPosts } from '../../../src/blog/listed-posts';

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
const found = (posts: unknown) => ({ ok: true, json: () => Promise.resolve(posts) });

function listOf(filter: Partial<Filter>, pages = 2) {
  const data = { listed: { nodes: onPage }, counts: { group: [{ count: 2 }, { count: 1 }] } };
  const list = { page: 1, pages };
  const all = { data: data as unknown as Queries.BlogPageQuery, list, searching: false };
  return renderHook(() => useListedPosts({ ...all, filter: { ...NO_FILTER, ...filter } })).result;
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
  ask.mockRejectedValueOnce(new Error('The network is gone')).mockResolvedValue(found(all));
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
