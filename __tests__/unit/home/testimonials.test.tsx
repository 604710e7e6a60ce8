import { screen } from '@testing-library/react';
import { Testimonials } from '../../../src/home/testimonials';
import { CurrentPage } from '../../../src/links/current-page';
import { renderIn, shownText } from '../render-in';

const voice = { page: 'home', quote: 'Calm.', author: 'Ilze', role: 'owner', picture: null };
const quotations = [voice, { ...voice, quote: 'Paid.' }];

const pageWith = (samples: readonly string[]) => (
  <CurrentPage.Provider
    value={{
      location: window.location as never,
      pageContext: {},
      data: { site: { siteMetadata: { samples } } },
    }}
  >
    <Testimonials quotations={quotations} />
  </CurrentPage.Provider>
);

test('without quotations there is no heading above nothing', () => {
  renderIn('en', <Testimonials quotations={[]} />);
  expect(screen.queryByText(shownText('en', 'home', 'testimonials.title'))).toBeNull();
});

test('made-up owners are marked as samples once, in the head of their section', () => {
  const { rerender } = renderIn('en', pageWith(['company.quotations']));
  expect(screen.getAllByText(shownText('en', 'common', 'sample'))).toHaveLength(1);
  rerender(pageWith([]));
  expect(screen.queryByText(shownText('en', 'common', 'sample'))).toBeNull();
});
