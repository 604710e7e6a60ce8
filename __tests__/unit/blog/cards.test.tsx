import { screen } from '@testing-library/react';
import { ArticleHeader } from '../../../src/blog/article-header';
import { PostCard } from '../../../src/blog/post-card';
import { imageData, renderIn, shownText } from '../render-in';

const post = {
  ...{ slug: 'taxes', title: 'Taxes', excerpt: '', category: 'pricing', draft: false },
  ...{ coverAlt: '', cover: { childImageSharp: null }, isoDate: '2025-04-10' },
};

test.each([true, false])('a card names its article, and marks a draft: %s', (draft) => {
  renderIn('en', <PostCard post={{ ...post, draft }} fallback={imageData('default')} />);
  screen.getByRole('article', { name: 'Taxes' });
  expect(screen.queryAllByText(shownText('en', 'common', 'draft'))).toHaveLength(Number(draft));
});

test('the way back to the list is not marked as the current page', () => {
  const article = {
    ...post,
    ...{ published: '2025-04-10', modified: '2025-04-10', customTitle: null, coverWide: null },
    author: { name: 'Anna', jobTitle: '', bio: '', photoAlt: '', photo: null },
    body: { nodes: [], files: [] },
  };
  const location = { pathname: '/en/blog/taxes/' } as never;
  renderIn('en', <ArticleHeader post={article as never} />, { location });
  const back = screen.getByRole('link', { name: shownText('en', 'article', 'back') });
  expect(back).not.toHaveAttribute('aria-current');
});
