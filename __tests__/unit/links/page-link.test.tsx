import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PageLink } from '../../../src/links/page-link';
import type { PageProps } from 'gatsby';
import { CurrentPage } from '../../../src/links/current-page';
import { renderIn } from '../render-in';

const on = (address: string, link: ReactNode) => {
  window.history.replaceState(null, '', address);
  renderIn(
    'en',
    <CurrentPage.Provider
      value={{ location: { pathname: address } as PageProps['location'], pageContext: {} }}
    >
      {link}
    </CurrentPage.Provider>,
  );
  return screen.getByRole('link');
};

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
