import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PageLink } from '../../../src/links/page-link';
import type { PageProps } from 'gatsby';
import { PageLocation } from '../../../src/links/page-location';
import { renderIn } from '../render-in';

const on = (address: string, link: ReactNode) => {
  window.history.replaceState(null, '', address);
  renderIn(
    'en',
    <PageLocation.Provider value={{ pathname: address } as PageProps['location']}>
      {link}
    </PageLocation.Provider>,
  );
  return screen.getByRole('link');
};

beforeEach(() => Object.assign(window, { scrollTo: jest.fn(), matchMedia: () => ({}) }));

test.each([
  ['/en/', '/en/property-owners/#form'],
  ['/en/property-owners/', '#form'],
])('on %s a link to a place on a page is %s', (address, href) => {
  const link = on(
    address,
    <PageLink to="owners" hash="form">
      Ask
    </PageLink>,
  );
  expect(link).toHaveAttribute('href', href);
});

test.each([
  ['/en/about/', 'page'],
  ['/en/', null],
])('on %s the link to the page about the company is marked as current: %s', (address, current) => {
  expect(on(address, <PageLink to="about">About</PageLink>).getAttribute('aria-current')).toBe(
    current,
  );
});

test('a link to the current page scrolls to its top and goes nowhere', () => {
  const link = on('/en/about/', <PageLink to="about">About</PageLink>);
  expect(fireEvent.click(link)).toBe(false);
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
});
