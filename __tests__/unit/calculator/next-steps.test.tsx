import { screen } from '@testing-library/react';
import { NotWorthItLinks } from '../../../src/calculator/next-steps';
import { renderIn } from '../render-in';

test.each([
  [undefined, ['/en/riga-airbnb-hosts/']],
  ['comparison', ['/en/blog/comparison/', '/en/riga-airbnb-hosts/']],
])('who should let to a tenant can read the article that compares, if any: %s', (slug, links) => {
  renderIn('en', <NotWorthItLinks comparisonSlug={slug} />);
  const shown = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(shown.map(({ pathname }) => pathname)).toEqual(links);
});
