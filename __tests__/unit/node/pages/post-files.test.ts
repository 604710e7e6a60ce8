import type { CreateDevServerArgs } from 'gatsby';
import { servePostFiles } from '../../../../src/node/pages/post-files';

type Answer = (request: object, response: { json: (body: object) => void }) => Promise<void>;

/** The data of each page of a list of so many pages, one article each. */
const pageData = (path: string, pages: number) => ({
  result: { pageContext: { list: { pages } }, data: { listed: { nodes: [{ slug: path }] } } },
});

test.each([
  [1, ['/lv/blog/']],
  [3, ['/lv/blog/', '/lv/blog/page/2/', '/lv/blog/page/3/']],
])('the development server gives the articles of %i pages of the list', async (pages, paths) => {
  const routes = new Map<string, Answer>();
  const app = { get: (path: string, answer: Answer) => routes.set(path, answer) };
  servePostFiles({ app } as unknown as CreateDevServerArgs);
  expect([...routes.keys()]).toEqual(['/lv/blog/posts.json', '/en/blog/posts.json']);

  const start = 'http://localhost:8000/page-data';
  Object.assign(globalThis, {
    fetch: (address: string) => {
      const path = address.replace(start, '').replace('page-data.json', '');
      return Promise.resolve({ json: () => Promise.resolve(pageData(path, pages)) });
    },
  });
  const json = jest.fn();
  await routes.get('/lv/blog/posts.json')?.({ headers: { host: 'localhost:8000' } }, { json });
  expect(json).toHaveBeenCalledWith(paths.map((slug) => ({ slug })));
});
