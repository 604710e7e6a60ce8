import { existsSync } from 'node:fs';
import type { CreatePagesArgs } from 'gatsby';
import { createPlannedPages } from '../../../../src/node/pages/create-pages';
import { languages } from '../../../../src/site/languages';
import { commonNamespace, pageRoutes } from '../../../../src/site/routes';

const meta = (name: string) => ({ title: `${name} title`, description: 'd', keywords: 'k' });
const names = Object.fromEntries(pageRoutes.map(({ id }) => [id, id]));

const wordsOf = (id: string) => (id === 'blog' ? { list: { page: 'Page {{page}}' } } : {});

const locales = languages.flatMap((language) => [
  {
    ns: commonNamespace,
    language,
    data: { pages: names, categories: {} },
    meta: null,
  },
  { ns: 'notFound', language, data: { title: 'Nothing here' }, meta: null },
  ...pageRoutes.map(({ id }) => ({ ns: id, language, data: wordsOf(id), meta: meta(id) })),
]);

const post = (language: string, custom: object) => ({
  number: 1,
  slug: 'first',
  aliases: ['old'],
  language,
  title: 'A\u00a0title',
  category: 'pricing',
  listed: true,
  excerpt: 'An excerpt',
  keywords: 'k',
  date: '2025-01-01',
  modified: null,
  customTitle: null,
  customDescription: null,
  ...custom,
});

/** Runs the step with this answer of the data layer. */
async function create(answer: { data?: object; errors?: Error[] }) {
  const createPage = jest.fn<unknown, [{ path: string; component: string; context: object }]>();
  const panicOnBuild = jest.fn<unknown, [string, unknown?]>();
  await createPlannedPages({
    graphql: () => Promise.resolve(answer),
    actions: { createPage },
    reporter: { panicOnBuild },
  } as unknown as CreatePagesArgs);
  return {
    pages: createPage.mock.calls.map(([page]) => page),
    complaints: panicOnBuild.mock.calls,
  };
}

const answer = (custom = {}) => ({
  data: {
    allLocale: { nodes: locales },
    allPost: { nodes: languages.map((language) => post(language, custom)) },
  },
});

test('the build creates every page of the plan with a template that is there', async () => {
  const { pages, complaints } = await create(answer());
  const paths = pages.map(({ path }) => path);
  for (const language of languages)
    expect(paths).toEqual(
      expect.arrayContaining([`/${language}/`, `/${language}/blog/`, `/${language}/blog/first/`]),
    );
  expect(new Set(paths).size).toBe(paths.length);
  for (const { component } of pages) expect(existsSync(component)).toBe(true);
  expect(complaints).toEqual([]);
});

test.each([
  ['its own title and excerpt, as plain text', {}, 'A title', 'An excerpt'],
  [
    'its custom title and description if it has them',
    { customTitle: 'Custom', customDescription: 'Of its own' },
    'Custom',
    'Of its own',
  ],
])('an article is described by %s', async (_, custom, title, description) => {
  const { pages } = await create(answer(custom));
  const article = pages.find(({ path }) => path === '/en/blog/first/');
  expect(article?.context).toMatchObject({ meta: { title, description, keywords: 'k' } });
});

test.each([
  ['2025-01-01', {}],
  ['2025-06-01', { modified: '2025-06-01' }],
])('an article was last changed on %s', async (day, custom) => {
  const { pages } = await create(answer(custom));
  const article = pages.find(({ path }) => path === '/lv/blog/first/');
  expect(article?.context).toMatchObject({ lastModified: day });
});

test('the build stops and creates no page when the data layer fails', async () => {
  const error = new Error('no such field');
  const { pages, complaints } = await create({ errors: [error] });
  expect(pages).toEqual([]);
  expect(complaints).toEqual([[expect.stringContaining('page plan'), [error]]]);
});
