import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CategoryList } from '../../../src/blog/category-list';
import { ActiveFilters, LoadState } from '../../../src/blog/list-state';
import { NoResults } from '../../../src/blog/no-results';
import { NO_FILTER } from '../../../src/site/blog';
import { BlogList, Pagination } from '../../../src/blog/blog-list';
import { PostCard, PostDate, PostGrid } from '../../../src/blog/post-card';
import type { LoadStatus } from '../../../src/blog/listed-posts';
import { stubObserver } from '../observer';
import { imageData, renderIn, shownText } from '../render-in';

const t = (key: string, values?: Record<string, string>) => shownText('en', 'blog', key, values);
const category = (id: string) => shownText('en', 'common', `categories.${id}`);
const filter = { query: 'tax', category: 'pricing' } as const;
const post = {
  ...{ slug: 'taxes', title: 'Taxes', excerpt: '', category: 'pricing', draft: false },
  ...{ coverAlt: '', cover: { childImageSharp: null }, isoDate: '2025-04-10' },
};

test('page numbers mark the current page, and link to the previous and the next one', () => {
  renderIn('en', <Pagination list={{ page: 2, pages: 3 }} />);
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => [link.pathname, link.rel, link.ariaCurrent])).toEqual([
    ['/en/blog/', 'prev', null],
    ['/en/blog/page/2/', '', 'page'],
    ['/en/blog/page/3/', 'next', null],
  ]);
});

test.each([
  { search: '', pages: 2, numbers: 1 },
  { search: '?q=tax', pages: 2, numbers: 0 },
  { search: '', pages: 1, numbers: 0 },
])(
  'a list of $pages pages at "$search" has page numbers: $numbers',
  ({ search, pages, numbers }) => {
    globalThis.fetch = jest.fn(() => new Promise<never>(() => undefined));
    const picture = { gatsbyImageData: imageData('default') };
    const none = { listed: { nodes: [] }, newest: { nodes: [] }, counts: { group: [] } };
    const data = { ...none, fallback: picture, missing: picture } as never;
    const location = { pathname: '/en/blog/', search, hash: '' } as never;
    const pageContext = { route: 'blog', list: { page: 1, pages } } as never;
    renderIn('en', <BlogList {...{ data, pageContext }} />, { location });
    const name = t('list.pages');
    expect(screen.queryAllByRole('navigation', { name })).toHaveLength(numbers);
  },
);

test.each([
  ['the search', t('filter.removeQuery', { query: 'tax' }), { query: '' }],
  ['the category', t('filter.removeCategory', { category: category('pricing') }), { category: '' }],
  ['both', t('filter.clear'), NO_FILTER],
])('%s of a filter can be removed', async (_, name, change) => {
  const onChange = jest.fn();
  renderIn('en', <ActiveFilters {...{ filter, onChange }} count={1} />);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onChange.mock.calls).toEqual([[change]]);
});

test('all categories are offered, those without articles last, and the chosen one links back to all', () => {
  const counts = ['pricing', 'management'].map((category) => ({ category, count: 2 }));
  renderIn('en', <CategoryList {...{ counts, filter }} />);
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  const count = shownText('en', 'blog', 'filter.count', { count: 2 });
  const name = links[0]?.getAttribute('aria-label')?.replaceAll('\u00a0', ' ');
  expect(name).toBe(`${category('pricing')}, ${count}`);
  expect(links.map((link) => [link.textContent, link.search, link.ariaCurrent])).toEqual([
    [`${category('pricing')} 2`, '?q=tax', 'true'],
    [`${category('management')} 2`, '?q=tax&category=management', null],
    ...['design', 'strategy', 'guest-experience', 'riga-market'].map((empty) => [
      `${category(empty)} 0`,
      `?q=tax&category=${empty}`,
      null,
    ]),
  ]);
});

test.each([
  ['what is written alike, where something is', 'rigā', ['Rīga']],
  ['the three newest articles otherwise', 'xyz', ['Rīga', 'Taxes', 'Guests']],
])('a search without results offers %s', (_, query, offered) => {
  stubObserver();
  const posts = ['Rīga', 'Taxes', 'Guests', 'Cleaning'].map((title) => ({
    ...post,
    slug: title,
    title,
  }));
  const onShowAll = jest.fn();
  const picture = imageData('default');
  renderIn('en', <NoResults {...{ posts, query, onShowAll, picture, fallback: picture }} />);
  const titles = screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
  expect(titles).toEqual(offered);
  fireEvent.click(screen.getByRole('button'));
  expect(onShowAll).toHaveBeenCalledTimes(1);
});

test.each([
  ['lv', '10.04.2025', null],
  ['en', '04.10.2025', '10 April 2025'],
] as const)('a date of the list cannot be read as another day (%s)', (language, shown, spoken) => {
  const { container } = renderIn(language, <PostDate date="2025-04-10T00:00:00.000Z" />);
  const time = container.querySelector('time');
  expect(time).toHaveAttribute('datetime', '2025-04-10');
  expect(time?.title || null).toBe(spoken);
  expect(time).toHaveTextContent([shown, spoken].join(' ').trim());
});

test.each<{ status: LoadStatus; message: string; retry: boolean }>([
  { status: 'idle', message: '', retry: false },
  { status: 'loading', message: t('load.loading'), retry: false },
  { status: 'failed', message: t('load.failed'), retry: true },
])('while the further articles are $status, the list says so', ({ status, message, retry }) => {
  const onRetry = jest.fn();
  const { container } = renderIn('en', <LoadState status={status} onRetry={onRetry} />);
  expect(container.querySelector('[aria-live]')).toHaveTextContent(message);
  for (const button of screen.queryAllByRole('button', { name: t('load.retry') })) button.click();
  expect(onRetry).toHaveBeenCalledTimes(retry ? 1 : 0);
});

test.each([true, false])('a card names its article, and marks a draft: %s', (draft) => {
  renderIn('en', <PostCard post={{ ...post, draft }} fallback={imageData('default')} />);
  screen.getByRole('article', { name: 'Taxes' });
  expect(screen.queryAllByText(shownText('en', 'common', 'draft'))).toHaveLength(Number(draft));
});

test.each([true, undefined])('a card has the excerpt where it is wanted: %s', (excerpt) => {
  const own = { ...post, excerpt: 'What they cost' };
  renderIn('en', <PostCard post={own} fallback={imageData('default')} excerpt={excerpt} />);
  expect(screen.queryAllByText('What they cost')).toHaveLength(Number(excerpt ?? false));
});

test('the cover of the first card loads at once', () => {
  stubObserver();
  const cover = { childImageSharp: { gatsbyImageData: imageData('cover') } };
  const posts = ['first', 'second'].map((slug) => ({ ...post, slug, cover, coverAlt: slug }));
  renderIn('en', <PostGrid posts={posts} fallback={imageData('default')} />);
  const covers = posts.map(({ slug }) => screen.getByAltText(slug).getAttribute('fetchpriority'));
  expect(covers).toEqual(['high', null]);
});

test('the number of articles is announced for each filter, also where it stays the same', () => {
  const onChange = jest.fn();
  const { rerender } = renderIn('en', <ActiveFilters {...{ filter, onChange }} count={1} />);
  const before = screen.getByRole('status').firstChild;
  rerender(<ActiveFilters {...{ onChange }} filter={{ ...filter, query: 'rent' }} count={1} />);
  expect(screen.getByRole('status').firstChild).not.toBe(before);
});
