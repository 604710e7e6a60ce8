import { join } from 'node:path';
import { keepNothing } from '../../../../src/node/content/keep';
import { postFields } from '../../../../src/node/data-layer/resolvers/text-fields';

const fields = postFields(keepNothing);
type Post = Parameters<typeof fields.cover.resolve>[0];
type Context = Parameters<typeof fields.cover.resolve>[2];

const post = { file: 'blog/market/lv.mdx', cover: 'cover.jpg', text: 'gone' } as unknown as Post;

/** A data layer that knows files only one by one: who asks for all depends on all. */
const files = {
  nodeModel: {
    findOne: ({ type, query }: { type: string; query: object }) =>
      Promise.resolve(/missing/.test(JSON.stringify(query)) ? null : { type, ...query }),
    getNodesByIds: () => [],
  },
} as unknown as Context;

const fileAt = (path: string) => ({
  type: 'File',
  filter: { absolutePath: { eq: join(process.cwd(), path) } },
});

describe('A page is updated by the files that it shows and by no other:', () => {
  test('a cover is the picture beside the article', async () => {
    expect(await fields.cover.resolve(post, {}, files)).toEqual(fileAt('blog/market/cover.jpg'));
  });
});

test('an article whose text is lost is named', () => {
  expect(() => fields.body.resolve(post, {}, files)).toThrow(
    'blog/market/lv.mdx has lost its text',
  );
});
