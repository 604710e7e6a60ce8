import { join } from 'node:path';
import { keepNothing } from '../../../../src/node/content/keep';
import { postFields, proseFields } from '../../../../src/node/data-layer/resolvers/text-fields';
import type { ProseNode } from '../../../../src/site/prose';

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

const figure = (src: string): ProseNode => ({ type: 'Figure', props: { src } });

describe('A page is updated by the files that it shows and by no other:', () => {
  test('a cover is the picture beside the article', async () => {
    expect(await fields.cover.resolve(post, {}, files)).toEqual(fileAt('blog/market/cover.jpg'));
  });

  test('a text has the pictures that it names and that are there, each once', async () => {
    const nodes = [figure('a.jpg'), figure('missing.jpg'), figure('a.jpg')];
    expect(await proseFields.pictures.resolve({ file: post.file, nodes }, {}, files)).toEqual([
      fileAt('blog/market/a.jpg'),
    ]);
  });
});

test('an article whose text is lost is named', () => {
  expect(() => fields.body.resolve(post, {}, files)).toThrow(
    'blog/market/lv.mdx has lost its text',
  );
});
