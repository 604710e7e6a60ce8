import { screen } from '@testing-library/react';
import { PageLink } from '../../../src/links/page-link';
import { renderIn } from '../render-in';

test.each([
  ['/en/', '/en/property-owners/#form'],
  ['/en/property-owners/', '#form'],
])('on %s a link to a place on a page is %s', (address, href) => {
  window.history.replaceState(null, '', address);
  renderIn('en', <PageLink to="owners" hash="form" children="Ask" />);
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});

test.each([
  ['/en/', 'page'],
  ['/en/blog/', null],
])('on %s a link to home is current: %s', (address, current) => {
  window.history.replaceState(null, '', address);
  renderIn('en', <PageLink to="home" children="Home" />);
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current);
});
