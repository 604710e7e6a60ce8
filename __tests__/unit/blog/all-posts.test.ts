import { loadedPosts, loadPosts } from '../../../src/blog/all-posts';

const posts = [{ slug: 'one' }, { slug: 'two' }];
const answer = (status: number) => ({
  ok: status === 200,
  status,
  json: () => Promise.resolve(posts),
});

const fetching = jest.fn();

// Older browsers have no `AbortSignal.timeout`.
beforeAll(() => {
  Object.assign(globalThis, { fetch: fetching });
  Object.assign(AbortSignal, { timeout: undefined });
});
beforeEach(() => fetching.mockReset());

test('all articles of a language are asked for once', async () => {
  fetching.mockResolvedValue(answer(200));
  expect(loadedPosts('lv')).toBeUndefined();
  const both = await Promise.all([loadPosts('lv'), loadPosts('lv')]);
  await loadPosts('lv');
  expect(both).toEqual([posts, posts]);
  expect(loadedPosts('lv')).toEqual(posts);
  expect(fetching).toHaveBeenCalledTimes(1);
  expect(fetching.mock.calls).toMatchObject([['/lv/blog/posts.json', {}]]);
});

test('articles that could not be loaded are asked for again', async () => {
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(loadPosts('en')).rejects.toThrow('Failed to fetch');
  fetching.mockResolvedValueOnce(answer(404));
  await expect(loadPosts('en')).rejects.toThrow('404');
  expect(loadedPosts('en')).toBeUndefined();
  fetching.mockResolvedValueOnce(answer(200));
  expect(await loadPosts('en')).toEqual(posts);
});
