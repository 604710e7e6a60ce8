import { postQueries } from '../../../../src/node/data-layer/resolvers/post-queries';

/** The query that reaches the data layer, in a build that shows or hides drafts. */
async function asked(query: 'post' | 'allPost', args: Record<string, unknown>, drafts: boolean) {
  const nodeModel = { findOne: () => Promise.resolve({ siteMetadata: { drafts } }) };
  const context = { nodeModel } as unknown as Parameters<typeof postQueries.post.resolve>[2];
  const originalResolver = jest.fn();
  await postQueries[query].resolve(undefined, args, context, { originalResolver });
  return originalResolver.mock.calls[0]?.[1] as object;
}

const language = { language: { eq: 'lv' } };
const published = { draft: { eq: false } };

describe('A build that hides drafts', () => {
  test.each([
    ['one article', 'post', language, { ...language, ...published }],
    ['any articles', 'allPost', { limit: 3 }, { limit: 3, filter: published }],
    [
      'articles by a filter of its own',
      'allPost',
      { filter: language },
      { filter: { ...language, ...published } },
    ],
    ['drafts', 'allPost', { filter: { draft: { eq: true } } }, { filter: published }],
  ] as const)('asks for published ones where a page asks for %s', async (_, query, args, want) => {
    expect(await asked(query, args, false)).toEqual(want);
  });
});

describe('A build that shows drafts', () => {
  test.each([
    ['one article', 'post', language],
    ['articles by a filter of its own', 'allPost', { filter: language, limit: 3 }],
  ] as const)('asks for what a page asks for: %s', async (_, query, args) => {
    expect(await asked(query, args, true)).toEqual(args);
  });
});
