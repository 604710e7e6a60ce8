import { planPages, type PlanInput, type PlannedPost } from '../../../../src/node/pages/plan-pages';
import { eachLanguage, type Language } from '../../../../src/site/languages';
import { pageRoutes, type PageRouteId } from '../../../../src/site/routes';

const byRoute = <Value>(make: (id: PageRouteId) => Value) =>
  Object.fromEntries(pageRoutes.map(({ id }) => [id, make(id)])) as Record<PageRouteId, Value>;

const post = (language: Language): PlannedPost => ({
  number: 3,
  slug: 'real-slug',
  aliases: ['old-slug'],
  language,
  title: `Title ${language}`,
  excerpt: 'Text',
  keywords: 'word',
  date: '2025-04-22',
  listed: true,
});

const input: PlanInput = {
  words: eachLanguage((language) => ({
    common: { pages: byRoute((id) => `${id} in ${language}`) },
    blog: { list: { page: `Page {{page}} ${language}` } },
    notFound: { title: `No page in ${language}` },
  })),
  meta: eachLanguage((language) =>
    byRoute((id) => ({ title: `${id} ${language}`, description: 'Text', keywords: 'word' })),
  ),
  posts: [post('lv'), post('en')],
};

const plan = planPages(input);
const at = (path: string) => plan.find((page) => page.path === path);

test('each page knows the day of the sitemap’s last change', () => {
  const newer = { ...post('en'), modified: '2025-05-05' };
  const pages = planPages({ ...input, posts: [newer, post('lv')] });
  const days = pages.flatMap(({ context }) =>
    context.kind === 'page' ? [context.sitemapModified] : [],
  );
  expect(new Set(days)).toEqual(new Set(['2025-05-05']));
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
