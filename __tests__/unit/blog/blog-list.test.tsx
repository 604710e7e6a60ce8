import { act, screen, waitFor } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import { BlogList } from '../../../src/blog/blog-list';
import type { ListContext } from '../../../src/site/page-context';
import { stubObserver } from '../observer';
import { imageData, renderIn, shownText } from '../render-in';

const posts = Array.from({ length: 30 }, (_, index) => ({
  slug: `article-${index}`,
  title: `Article ${index}`,
  excerpt: index === 29 ? 'About saunas' : 'About rooms',
  category: index % 2 === 0 ? 'pricing' : 'strategy',
  draft: false,
  coverAlt: 'A room',
  isoDate: '2025-05-01',
  cover: { childImageSharp: { gatsbyImageData: imageData('cover') } },
}));

const fetching = jest.fn();

beforeAll(() => {
  stubObserver();
  Object.assign(globalThis, { fetch: fetching });
  Object.assign(AbortSignal, { timeout: () => undefined });
});
beforeEach(() => fetching.mockReset());

/** Shows the first page of a list of so many articles, at an address with this search. */
function show(count: number, search = '') {
  const listed = posts.slice(0, count);
  const group = ['pricing', 'strategy'].map((category) => ({
    category,
    count: listed.filter((post) => post.category === category).length,
  }));
  const data = {
    listed: { nodes: listed.slice(0, 12) },
    counts: { group },
    newest: { nodes: [] },
    next: { nodes: [] },
    fallback: { gatsbyImageData: imageData('fallback') },
  };
  const pages = Math.max(1, Math.ceil(count / 12));
  const pageContext = { list: { category: '', page: 1, pages }, skip: 0, breadcrumbs: [] };
  const location = { pathname: '/en/blog/', search, key: 'initial', state: null };
  renderIn(
    'en',
    <BlogList
      data={data as unknown as Queries.BlogPageQuery}
      pageContext={pageContext as unknown as ListContext}
      location={location as unknown as PageProps['location']}
    />,
  );
}

const text = (key: string, values?: { count: number }) => shownText('en', 'blog', key, values);
const shown = () => screen.queryAllByRole('article').length;

test.each([
  ['', 12],
  ['?category=pricing', 6],
  ['?q=article+11', 1],
])('a list of a dozen answers "%s" by itself', (search, count) => {
  show(12, search);
  expect(shown()).toBe(count);
  expect(screen.getByRole('status')).toHaveTextContent(text('filter.count', { count }));
  expect(screen.queryByText(text('more.show'))).toBeNull();
  expect(fetching).not.toHaveBeenCalled();
});

test('a longer list shows a dozen, leads on, and loads nothing', () => {
  show(30);
  expect(shown()).toBe(12);
  expect(screen.getByText(text('more.show')).getAttribute('href')).toBe('/en/blog/page/2/');
  expect(fetching).not.toHaveBeenCalled();
});

test('a search in a longer list shows the matches of the page, says when the others cannot be loaded, and finds all in the end', async () => {
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  show(30, '?q=sauna');
  expect(shown()).toBe(0);
  const retry = await screen.findByText(text('more.retry'));
  expect(warn).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('combobox')).toHaveValue('sauna');
  fetching.mockResolvedValueOnce({ ok: true, json: () => Promise.resolve(posts) });
  act(() => retry.click());
  await waitFor(() => expect(shown()).toBe(1));
  expect(screen.getByText('Article 29')).toBeDefined();
  expect(fetching).toHaveBeenCalledTimes(2);
});
