import { join } from 'node:path';
import { readCompany } from '../../../../src/node/content/company/read-company';
import { textsBelow } from '../../../../src/node/content/files/mdx-files';
import { bodyOf } from '../../../../src/node/content/front-matter';
import { BLOG } from '../../../../src/node/content/posts/read-posts';
import { readRates } from '../../../../src/node/content/rates/read-rates';
import { postFields } from '../../../../src/node/data-layer/resolvers/text-fields';

type Post = Parameters<typeof postFields.cover.resolve>[0];
type Context = Parameters<typeof postFields.cover.resolve>[2];

const post = { file: 'blog/market/index.lv.mdx', cover: 'cover.jpg' } as unknown as Post;

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
    expect(await postFields.cover.resolve(post, {}, files)).toEqual(
      fileAt('blog/market/cover.jpg'),
    );
  });
});

describe('The text of an article', () => {
  const { file = '', source = '' } =
    textsBelow(BLOG).files.find((one) => one.file.endsWith('index.lv.mdx')) ?? {};
  const slug = file.split('/').at(-2);
  const article = { file, slug, language: 'lv', draft: true, parent: 'mdx' } as unknown as Post;

  /** The data of the article's text, if its node holds this body. */
  const read = (body: string) => {
    const nodes: Record<string, unknown> = {
      Company: readCompany().value,
      Rates: readRates().value,
    };
    const nodeModel = {
      findOne: ({ type }: { type: string }) => Promise.resolve(nodes[type]),
      findAll: () =>
        Promise.resolve({
          entries: textsBelow(BLOG).files.map(({ file }) => ({
            slug: file.split('/').at(-2),
            draft: false,
          })),
        }),
      getNodesByIds: ({ ids: [id] }: { ids: string[] }) => (id === 'mdx' ? [{ body }] : []),
    };
    return postFields.body.resolve(article, {}, { nodeModel } as unknown as Context);
  };

  test('is what the node of its file holds, with any line ends', async () => {
    expect((await read('Viens\r\nteikums.\r\n')).nodes).toEqual(
      (await read('Viens\nteikums.\n')).nodes,
    );
  });

  test('with a mistake is named with file and line', async () => {
    const { body } = bodyOf(source);
    const line = source.split('\n').length + 1;
    await expect(read(`${body}\n<Nothing />\n`)).rejects.toThrow(`${file}:${line}  <Nothing>`);
  });
});
