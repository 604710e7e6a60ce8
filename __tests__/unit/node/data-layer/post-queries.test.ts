import type { ResolverContext } from '../../../../src/node/data-layer/context';
import { postQueries, relatedField } from '../../../../src/node/data-layer/post-queries';

const findAll = jest.fn().mockResolvedValue({ entries: [] });

/** The resolvers' context in a build that shows drafts, or hides them. */
const contextWith = (drafts: boolean) =>
  ({
    nodeModel: { findOne: () => Promise.resolve({ siteMetadata: { drafts } }), findAll },
  }) as unknown as ResolverContext;

const published = { draft: { eq: false } };

describe.each([
  { build: 'hides drafts', context: contextWith(false), filter: published },
  { build: 'shows drafts', context: contextWith(true), filter: {} },
])('A build that $build', ({ context, filter }) => {
  const ask = async (field: 'post' | 'allPost', args: object) => {
    const originalResolver = jest.fn();
    await postQueries[field].resolve('source', args, context, { originalResolver });
    return originalResolver.mock.calls[0]?.[1] as object;
  };

  test('asks so for the articles of a list', async () => {
    const args = { filter: { listed: { eq: true } }, limit: 6 };
    expect(await ask('allPost', args)).toEqual({
      filter: { listed: { eq: true }, ...filter },
      limit: 6,
    });
  });

  test('asks so for one article', async () => {
    const args = { slug: { eq: 'a-post' } };
    expect(await ask('post', args)).toEqual({ ...args, ...filter });
  });

  test('asks so for what to read next', async () => {
    const post = { slug: 'a', language: 'lv' } as Parameters<typeof relatedField.resolve>[0];
    await relatedField.resolve(post, undefined, context);
    expect(findAll).toHaveBeenLastCalledWith({ type: 'Post', query: { filter } });
  });
});

test('a query cannot ask for drafts where they are hidden', async () => {
  const originalResolver = jest.fn();
  const args = { filter: { draft: { eq: true } } };
  await postQueries.allPost.resolve('source', args, contextWith(false), { originalResolver });
  expect(originalResolver.mock.calls[0]?.[1]).toEqual({ filter: published });
});
