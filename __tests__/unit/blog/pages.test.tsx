import { screen } from '@testing-library/react';
import { ShareLinks } from '../../../src/blog/article-end';
import { ArticleHeader } from '../../../src/blog/article-header';
import ArticlePage from '../../../src/templates/article';
import BlogPage from '../../../src/templates/blog';
import { imageData, renderIn, shownText } from '../render-in';
import { showPage } from '../show-page';
import { keysMissing, linksByKey } from '../texts-by-key';

const post = {
  ...{ slug: 'taxes', title: 'Taxes', excerpt: '', category: 'pricing', draft: false },
  ...{ coverAlt: '', cover: { childImageSharp: null }, isoDate: '2025-04-10' },
};

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
