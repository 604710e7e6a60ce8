import { planPages, type PlanInput, type PlannedPost } from '../../../../src/node/pages/plan-pages';
import { eachLanguage, type Language } from '../../../../src/site/languages';
import type { ListContext } from '../../../../src/site/page-context';
import { pathToList } from '../../../../src/site/paths';
import { pageRoutes, type PageRouteId } from '../../../../src/site/routes';

const byRoute = <Value>(make: (id: PageRouteId) => Value) =>
  Object.fromEntries(pageRoutes.map(({ id }) => [id, make(id)])) as Record<PageRouteId, Value>;

const post = (language: Language): PlannedPost => ({
  number: 3,
  slug: 'real-slug',
  aliases: ['old-slug'],
  language,
  title: `Title ${language}`,
  listed: true,
  meta: { title: `Title ${language}`, description: 'Text', keywords: 'word' },
  lastModified: '2025-04-22',
});

const input: PlanInput = {
  names: eachLanguage((language) => byRoute((id) => `${id} in ${language}`)),
  meta: eachLanguage((language) =>
    byRoute((id) => ({ title: `${id} ${language}`, description: 'Text', keywords: 'word' })),
  ),
  listPage: eachLanguage((language) => `Page {{page}} ${language}`),
  notFound: eachLanguage((language) => `No page in ${language}`),
  posts: [post('lv'), post('en')],
};

const plan = planPages(input);
const at = (path: string) => plan.find((page) => page.path === path);

test('each page knows the day of the sitemap’s last change', () => {
  const newer = { ...post('en'), lastModified: '2025-05-05' };
  const pages = planPages({ ...input, posts: [newer, post('lv')] });
  const days = pages.flatMap(({ context }) =>
    context.kind === 'page' ? [context.sitemapModified] : [],
  );
  expect(new Set(days)).toEqual(new Set(['2025-05-05']));
});

test('a page without a title or description of its own gets those of the home page', () => {
  expect(at('/')?.context).toMatchObject({ title: 'home lv' });
  expect(at('/en/blog/3/')?.context).toMatchObject({ title: 'home en' });
  expect(at('/404.html')?.context).toMatchObject({ descriptions: { lv: 'Text', en: 'Text' } });
});

test('breadcrumbs follow the path; the home page has none', () => {
  expect(at('/lv/')?.context).toMatchObject({ breadcrumbs: [] });
  expect(at('/en/blog/real-slug/')?.context).toMatchObject({
    breadcrumbs: [
      { name: 'home in en', path: '/en/' },
      { name: 'blog in en', path: '/en/blog/' },
      { name: 'Title en', path: '/en/blog/real-slug/' },
    ],
  });
});

test('two pages at one path are an error that names it', () => {
  const twice = { ...post('lv'), number: 4, slug: 'other', aliases: ['old-slug'] };
  expect(() => planPages({ ...input, posts: [...input.posts, twice] })).toThrow(
    '/lv/blog/old-slug/',
  );
});

describe('A list of articles that does not fit on a page', () => {
  const posts = Array.from({ length: 400 }, (_, index) => 10 + index).flatMap((number) =>
    [post('lv'), post('en')].map((one) => ({
      ...one,
      number,
      slug: `slug-${number}`,
      aliases: [],
    })),
  );
  const listsOf = (listed: readonly PlannedPost[]) =>
    planPages({ ...input, posts: listed }).filter(({ template }) => template === 'blog');
  const lists = listsOf(posts);
  const contextOf = (path: string) => lists.find((page) => page.path === path)?.context;

  test('has the pages that it takes, in each language', () => {
    expect(lists).toHaveLength(2 * 34);
    expect(contextOf('/lv/blog/')).toMatchObject({ skip: 0, limit: 12 });
    expect(contextOf('/lv/blog/page/34/')).toMatchObject({ skip: 396, limit: 12 });
    expect(contextOf('/lv/blog/page/35/')).toBeUndefined();
  });

  test('leaves articles out that are not listed', () => {
    expect(listsOf(posts.map((one, index) => ({ ...one, listed: index < 24 })))).toHaveLength(2);
  });

  test('has pages that name themselves and the same page in the other language', () => {
    for (const { path, context } of lists) {
      expect(context).toMatchObject({
        alternates: { [context.language]: path },
        i18n: { path, originalPath: path },
      });
      const { list, alternates } = context as ListContext;
      const other = context.language === 'lv' ? 'en' : 'lv';
      expect(alternates[other]).toBe(pathToList(other, list.page));
    }
  });

  test('has pages with titles, descriptions and breadcrumbs of their own', () => {
    expect(contextOf('/en/blog/')).toMatchObject({ meta: { title: 'blog en' } });
    expect(contextOf('/en/blog/page/2/')).toMatchObject({
      route: 'blog',
      meta: { title: 'blog en – Page 2 en', description: 'Page 2 en. Text' },
      breadcrumbs: ['home in en', 'blog in en', 'Page 2 en'].map((name) =>
        expect.objectContaining({ name }),
      ),
    });
  });
});
