import { screen } from '@testing-library/react';
import { fireEvent } from '@testing-library/react';
import { ButtonLink, PageLink } from '../../../src/links/page-link';
import { SampleTag } from '../../../src/links/sample-tag';
import { renderIn, shownText, withSamples } from '../render-in';

test.each([
  ['/en/', '/en/property-owners/#form'],
  ['/en/property-owners/', '#form'],
])('on %s a link to a place on a page is %s', (address, href) => {
  window.history.replaceState(null, '', address);
  renderIn('en', <PageLink to="owners" hash="form" children="Ask" />);
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});

test.each([
  ['/en/', 'home', 'page'],
  ['/en/blog/', 'home', null],
  ['/en/blog/', 'blog', 'page'],
  ['/en/blog/taxes/', 'blog', 'true'],
  ['/en/', 'blog', null],
] as const)('on %s a link to %s is current: %s', (address, to, current) => {
  window.history.replaceState(null, '', address);
  renderIn('en', <PageLink to={to} children="There" />);
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current);
});

test.each([
  ['an article', { to: 'blog', article: 'taxes' }, '/en/blog/taxes/'],
  ['a path', { to: '/open-file/' }, '/en/open-file/'],
] as const)('a link to %s stays in the language of the page', (_, target, href) => {
  renderIn('en', <PageLink {...target} children="There" />);
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});

test.each([
  ['solid', 'primary'],
  ['secondary', 'secondary'],
] as const)('a %s button is measured as %s', (kind, action) => {
  renderIn('en', <ButtonLink to="contact" kind={kind} children="Ask" />);
  expect(screen.getByRole('link')).toHaveAttribute('data-cta', action);
});

test('a link to the page that is shown scrolls up, and loads nothing', () => {
  window.history.replaceState(null, '', '/en/about/?a=1');
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  window.scrollTo = jest.fn();
  renderIn('en', <PageLink to="about" children="About" />);
  expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
});

test.each([
  ['people.anna', 1],
  ['people.ilze', 0],
  [undefined, 1],
])('what is made up has a mark: %s, %i', (of, marks) => {
  renderIn('en', <SampleTag of={of} />, withSamples('people.anna'));
  expect(screen.queryAllByText(shownText('en', 'common', 'sample'))).toHaveLength(marks);
});
