import { screen } from '@testing-library/react';
import { ArticleHeader } from '../../../src/blog/article-header';
import { PostCard } from '../../../src/blog/post-card';
import { CurrentPage } from '../../../src/links/current-page';
import { imageData, renderIn, shownText } from '../render-in';

const post = {
  ...{ slug: 'taxes', title: 'Taxes', excerpt: '', category: 'pricing', draft: false },
  ...{ coverAlt: '', cover: { childImageSharp: null }, isoDate: '2025-04-10' },
};

test('a card has the name of its article', () => {
  renderIn('en', <PostCard post={post} fallback={imageData('default')} />);
  expect(screen.getByRole('article', { name: 'Taxes' })).toBeInTheDocument();
});

test.each([true, false])('the card of an article says that it is a draft: %s', (draft) => {
  renderIn('en', <PostCard post={{ ...post, draft }} fallback={imageData('default')} />);
  const label = screen.queryByText(shownText('en', 'common', 'draft'));
  expect(label !== null).toBe(draft);
});

test('the way back to the list is not marked as the current page', () => {
  const article = {
    ...post,
    ...{ published: '2025-04-10', modified: '2025-04-10', customTitle: null, coverWide: null },
    author: { name: 'Anna', jobTitle: '', bio: '', photoAlt: '', photo: null },
    body: { nodes: [], files: [] },
  };
  const location = { pathname: '/en/blog/taxes/' } as never;
  renderIn(
    'en',
    <CurrentPage.Provider value={{ location, pageContext: {} }}>
      <ArticleHeader post={article as never} />
    </CurrentPage.Provider>,
  );
  const back = screen.getByRole('link', { name: shownText('en', 'article', 'back') });
  expect(back).not.toHaveAttribute('aria-current');
});
