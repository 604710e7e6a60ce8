import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { useState } from 'react';
import { ShareLinks } from '../../../src/blog/article-end';
import { ArticleHeader } from '../../../src/blog/article-header';
import { CategoryList } from '../../../src/blog/category-list';
import { ActiveFilters, LoadState } from '../../../src/blog/list-state';
import { NoResults } from '../../../src/blog/no-results';
import { NO_FILTER } from '../../../src/site/blog';
import { BlogList, Pagination } from '../../../src/blog/blog-list';
import { PostCard, PostDate, PostGrid } from '../../../src/blog/post-card';
import { SearchBox } from '../../../src/blog/search-box';
import type { LoadStatus } from '../../../src/blog/listed-posts';
import { stubObserver } from '../observer';
import ArticlePage from '../../../src/templates/article';
import BlogPage from '../../../src/templates/blog';
import { imageData, renderIn, shownText } from '../render-in';
import { showPage } from '../show-page';
import { keysMissing, linksByKey } from '../texts-by-key';

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

const onSearch = jest.fn();

function Search() {
  const [text, setText] = useState('');
  const posts = ['Taxes', 'Tax-free', 'Guests'].map((title) => ({ slug: title, title }));
  return <SearchBox {...{ posts, text, onSearch }} onType={setText} onFocus={() => undefined} />;
}

test.each([
  ['leaves the field by Tab', '{Tab}', 'tax'],
  ['presses Enter', '{Enter}', 'tax'],
  ['chooses all results', '{ArrowUp}{Enter}', 'tax'],
])('the search is applied when a visitor %s', async (_, keys, searched) => {
  renderIn('en', <Search />);
  HTMLElement.prototype.scrollIntoView = jest.fn();
  onSearch.mockClear();
  await userEvent.type(screen.getByRole('combobox'), `tax${keys}`);
  expect(onSearch).toHaveBeenCalledWith(searched);
});

test('suggests titles while a visitor types, and opens the chosen article', async () => {
  renderIn('en', <Search />);
  HTMLElement.prototype.scrollIntoView = jest.fn();
  const field = screen.getByRole('combobox');
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  const chosen = () => screen.getAllByRole('option').map((option) => option.ariaSelected);
  await userEvent.type(field, 'tax');
  expect(options()).toEqual(['Taxes', 'Tax-free', t('search.all')]);
  expect(field).toHaveAttribute('aria-expanded', 'true');
  // Alt closes the suggestions without picking one, as Escape does.
  for (const close of ['{Escape}', '{Alt>}{ArrowUp}{/Alt}', '{Alt>}{ArrowUp}{/Alt}']) {
    await userEvent.keyboard(close);
    expect(options()).toEqual([]);
    expect(field).toHaveValue('tax');
    expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).toEqual(['true', 'false', 'false']);
  }
  await userEvent.keyboard('{Enter}');
  expect(navigate).toHaveBeenLastCalledWith('/en/blog/Taxes/');
  await userEvent.type(field, 'f');
  await userEvent.clear(field);
  expect(options()).toEqual([]);
  await userEvent.type(field, 'free');
  await userEvent.click(screen.getAllByRole('option')[0] as Element);
  expect(navigate).toHaveBeenLastCalledWith('/en/blog/Tax-free/');
  onSearch.mockClear();
  await userEvent.click(screen.getByRole('button', { name: t('search.clear') }));
  expect(onSearch.mock.calls).toEqual([['']]);
  expect(field).toHaveFocus();
});

test('the search announces how many titles it suggests, and nothing without any', async () => {
  const { container } = renderIn('en', <Search />);
  await userEvent.type(screen.getByRole('combobox'), 'tax');
  const announcer = container.querySelector('[aria-live]');
  expect(announcer).toHaveTextContent(shownText('en', 'blog', 'filter.count', { count: 2 }));
  await userEvent.keyboard('q');
  expect(announcer).toBeEmptyDOMElement();
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

test.each([
  [null, 0],
  ['2025-05-10', 1],
])(
  'an article says when it was modified, and its way back is not the current page: %s',
  (modified, days) => {
    const article = {
      ...post,
      ...{ published: '2025-04-10', modified, customTitle: null, coverWide: null },
      author: { name: 'Anna', jobTitle: '', bio: '', photoAlt: '', photo: null },
      body: { nodes: [], files: [], words: 1000 },
    };
    const location = { pathname: '/en/blog/taxes/' } as never;
    renderIn('en', <ArticleHeader post={article as never} />, { location });
    const back = screen.getByRole('link', { name: shownText('en', 'article', 'back') });
    expect(back).not.toHaveAttribute('aria-current');
    screen.getByText(shownText('en', 'article', 'minutes', { count: 5 }));
    const label = shownText('en', 'article', 'modified');
    expect(screen.queryAllByText(label, { exact: false })).toHaveLength(days);
  },
);

test('an article is shared by its title and its address', () => {
  renderIn('en', <ShareLinks url="https://site.example/en/a/" title="Taxes" />);
  const shared = screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => new URL(href));
  const address = 'https://site.example/en/a/';
  expect(shared.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    { u: address },
    { url: address, text: 'Taxes' },
    { url: address },
    { subject: 'Taxes', body: address },
  ]);
});

test('the number of articles is announced for each filter, also where it stays the same', () => {
  const onChange = jest.fn();
  const { rerender } = renderIn('en', <ActiveFilters {...{ filter, onChange }} count={1} />);
  const before = screen.getByRole('status').firstChild;
  rerender(<ActiveFilters {...{ onChange }} filter={{ ...filter, query: 'rent' }} count={1} />);
  expect(screen.getByRole('status').firstChild).not.toBe(before);
});

const article = {
  ...{ ...post, published: '2025-04-10', modified: '2025-05-10', customTitle: 'Own title' },
  ...{
    related: [{ ...post, excerpt: 'Of another' }],
    keywords: '',
    body: { nodes: [], files: [] },
  },
  cover: { childImageSharp: { gatsbyImageData: imageData('cover') } },
  coverWide: { childImageSharp: { gatsbyImageData: imageData('wide') } },
  author: {
    ...{ name: 'Anna', jobTitle: 'Founder', bio: 'Lives in Riga', photoAlt: '', photo: null },
    profile: { name: 'LinkedIn', url: 'https://people.example/anna' },
  },
};
const alternates = { en: '/en/blog/taxes/' };

test('the page of an article has each of its texts, its own title and covers, and leads to the author', () => {
  showPage(ArticlePage, {
    changes: { post: article },
    pageContext: { language: 'en', alternates },
    pathname: alternates.en,
  });
  expect(keysMissing('article')).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Own title');
  expect(document.querySelector('source[media]')).not.toBeNull();
  expect(screen.queryByText('Of another')).toBeNull();
  expect(linksByKey()).toMatchObject({
    ...{ 'article:back': '/en/blog/', LinkedIn: 'https://people.example/anna' },
    'common:categories.pricing': '/en/blog/?category=pricing',
  });
});

test.each([
  { page: 1, posts: [post], title: /^blog:head\.title$/ },
  { page: 2, posts: [], title: /^blog:head\.title – blog:list\.page$/ },
])('page $page of the list has its texts and a title of its own', async (example) => {
  const { page, posts, title } = example;
  globalThis.fetch = jest.fn(() => new Promise<never>(() => undefined));
  const counts = { group: [{ category: 'pricing', count: posts.length }] };
  showPage(BlogPage, {
    changes: { listed: { nodes: posts }, newest: { nodes: [post] }, counts },
    pageContext: { route: 'blog', list: { page, pages: 2 } },
    pathname: '/en/blog/',
  });
  if (posts.length === 0) await screen.findByText('blog:empty.title');
  else expect(screen.queryByText('blog:empty.title')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  const later = /^(?:load|empty|filter|search\.(?:clear|all))/;
  expect(keysMissing('blog', later)).toEqual([]);
});
