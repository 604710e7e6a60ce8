import {
  createPlannedPages,
  plannedPages,
  planPages,
  type PlanInput,
  type PlannedPost,
} from '../../../../src/node/pages/create-pages';
import { eachLanguage, languages, type Language } from '../../../../src/site/languages';
import { POSTS_PER_PAGE } from '../../../../src/site/blog';
import { pathTo, pageRoutes, type PageRouteId } from '../../../../src/site/routes';

const byRoute = <Value>(make: (id: PageRouteId) => Value) =>
  Object.fromEntries(pageRoutes.map(({ id }) => [id, make(id)])) as Record<PageRouteId, Value>;

const post = (language: Language): PlannedPost => ({
  ...{ number: 3, slug: 'real-slug', aliases: ['old-slug'], language, title: `Title ${language}` },
  ...{ excerpt: 'Text', keywords: 'word', coverAlt: 'House', date: '2025-04-22', listed: true },
});

const input: PlanInput = {
  words: eachLanguage((language) => ({
    common: { pages: byRoute((id) => `${id} in ${language}`) },
    blog: { list: { page: `Page {{page}} ${language}` } },
    notFound: { title: `No page in ${language}`, description: 'None' },
  })),
  meta: eachLanguage((language) =>
    byRoute((id) => ({
      title: `${id} ${language}`,
      description: 'Text',
      keywords: 'word',
      picture: 'House',
    })),
  ),
  posts: [post('lv'), post('en')],
};

const plan = planPages(input);
const at = (path: string) => plan.find((page) => page.path === path);

test('each page knows the day of the sitemap’s last change, and an article its own, its custom title and description', () => {
  const custom = { customTitle: 'Custom', customDescription: 'Own words' };
  const newer = { ...post('en'), modified: '2025-05-05', ...custom };
  const pages = planPages({ ...input, posts: [newer, post('lv')] });
  const meta = { title: 'Custom', description: 'Own words', keywords: 'word', picture: 'House' };
  expect(pages.map(({ context }) => context)).toContainEqual(
    expect.objectContaining({ language: 'en', lastModified: '2025-05-05', meta }),
  );
  const days = pages.flatMap(({ context }) =>
    context.kind === 'page' ? [context.sitemapModified] : [],
  );
  expect(new Set(days)).toEqual(new Set(['2025-05-05']));
});

test('a page has its words, alternates and template; breadcrumbs follow the path, and home has none', () => {
  const namespaces = ['common', 'calculator', 'fees', 'checks', 'home'];
  expect(at('/lv/')?.context).toMatchObject({ namespaces, breadcrumbs: [] });
  expect(at('/lv/privacy-policy/')?.template).toBe('legal');
  expect(at('/en/blog/real-slug/')?.context).toMatchObject({
    alternates: { lv: '/lv/blog/real-slug/', en: '/en/blog/real-slug/' },
    breadcrumbs: [
      { name: 'home in en', path: '/en/' },
      { name: 'blog in en', path: '/en/blog/' },
      { name: 'Title en', path: '/en/blog/real-slug/' },
    ],
  });
});

test('a further page of the list has its own address, title and alternates, beside an article “page”', () => {
  const posts = languages.flatMap((language) =>
    ['page', ...Array.from({ length: POSTS_PER_PAGE }, (_, index) => `post-${index}`)].map(
      (slug, index) => ({ ...post(language), number: index + 1, slug, aliases: [] }),
    ),
  );
  const pages = planPages({ ...input, posts });
  const contextOf = (address: string) => pages.find(({ path }) => path === address)?.context;
  expect(contextOf('/en/blog/page/2/')).toMatchObject({
    alternates: { lv: '/lv/blog/page/2/', en: '/en/blog/page/2/' },
    meta: { title: 'blog en – Page 2 en', description: 'Page 2 en. Text' },
    list: { page: 2, pages: 2 },
    ...{ skip: POSTS_PER_PAGE, limit: POSTS_PER_PAGE },
  });
  expect(contextOf('/en/blog/')).toMatchObject({
    alternates: { lv: '/lv/blog/', en: '/en/blog/' },
    ...{ meta: { title: 'blog en' }, skip: 0 },
  });
  expect(contextOf('/en/blog/page/')).toMatchObject({ slug: 'page' });
});

test('an article that is not listed takes no place in the list, and search engines are not told of it', () => {
  const posts = Array.from({ length: POSTS_PER_PAGE + 1 }, (_, index) => ({
    ...post('en'),
    ...{ number: index + 1, slug: `post-${index}`, aliases: [], listed: index > 0 },
  }));
  const pages = planPages({ ...input, posts });
  const unlisted = pages.filter(({ context }) => 'unlisted' in context && context.unlisted);
  expect(unlisted.map(({ path }) => path)).toEqual(['/en/blog/post-0/']);
  expect(pages.map(({ path }) => path)).not.toContain('/en/blog/page/2/');
});

test('the root leads to the Latvian home page for now, an older address of an article for good', () => {
  expect(at('/')?.context).toMatchObject({ to: '/lv/', status: 302 });
  const article = { to: '/en/blog/real-slug/', status: 301 };
  expect(at('/en/blog/old-slug/')?.context).toMatchObject(article);
  expect(at('/en/blog/3/')?.context).toMatchObject(article);
});

test('a page that the company lacks is not planned', () => {
  const { network: _, ...pages } = input.words.en.common.pages;
  const words = eachLanguage((language) => ({
    ...input.words[language],
    common: { pages: pages as typeof input.words.en.common.pages },
  }));
  const paths = planPages({ ...input, words }).map(({ path }) => path);
  expect(plan.map(({ path }) => path)).toContain(pathTo('en', 'network'));
  expect(paths).not.toContain(pathTo('en', 'network'));
});

test('a build whose articles cannot be asked for stops, and creates no page', async () => {
  const createPage = jest.fn();
  const panicOnBuild = jest.fn();
  const errors = [new Error('No field "slug"')];
  await createPlannedPages({
    graphql: () => Promise.resolve({ errors }),
    actions: { createPage },
    reporter: { panicOnBuild },
  } as never);
  expect(panicOnBuild).toHaveBeenCalledWith(expect.any(String), errors);
  expect(createPage).not.toHaveBeenCalled();
  expect(plannedPages()).toEqual([]);
});
