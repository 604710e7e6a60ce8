import type { ResolverContext } from '../../../../src/node/data-layer/nodes';
import { postResolvers, relatedField } from '../../../../src/node/data-layer/text-fields';

const findAll = jest.fn().mockResolvedValue({ entries: [] });

/** The resolvers' context in a build that shows drafts, or hides them. */
const contextWith = (drafts: boolean) =>
  ({
    nodeModel: {
      findOne: () => Promise.resolve({ siteMetadata: { drafts, today: '2026-11-29' } }),
      findAll,
    },
  }) as unknown as ResolverContext;

/** A draft never, an article of a later day than today not yet. */
const published = { draft: { eq: false }, date: { lte: '2026-11-29' } };

/** The arguments with which the original resolver is called. */
async function ask(field: 'post' | 'allPost', drafts: boolean, args: object) {
  const originalResolver = jest.fn<unknown, [unknown, object]>();
  await postResolvers[field].resolve('source', args, contextWith(drafts), { originalResolver });
  return originalResolver.mock.calls[0]?.[1];
}

test.each([
  { build: 'hides drafts and later articles', drafts: false, filter: published },
  { build: 'shows them', drafts: true, filter: {} },
])('a build that $build does so in lists, articles and what to read next', async (one) => {
  const { drafts, filter } = one;
  const listed = { listed: { eq: true } };
  const list = await ask('allPost', drafts, { filter: listed, limit: 6 });
  expect(list).toEqual({ filter: { ...listed, ...filter }, limit: 6 });
  const args = { slug: { eq: 'a-post' } };
  expect(await ask('post', drafts, args)).toEqual({ ...args, ...filter });
  const post = { slug: 'a', language: 'lv' } as Parameters<typeof relatedField.resolve>[0];
  await relatedField.resolve(post, undefined, contextWith(drafts));
  expect(findAll).toHaveBeenLastCalledWith({ type: 'Post', query: { filter } });
});

test('a query cannot ask for drafts or later articles where they are hidden', async () => {
  const args = { filter: { draft: { eq: true }, date: { gt: '2026-11-29' } } };
  expect(await ask('allPost', false, args)).toEqual({ filter: published });
});
