import { screen } from '@testing-library/react';
import { Testimonials } from '../../../src/home/testimonials';
import { renderIn, shownText } from '../render-in';

const quotations = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{
      page: 'home',
      quote: `Words ${at}`,
      author: `Owner ${at}`,
      role: 'an owner',
      picture: null,
    },
  }));

test.each([1, 2, 3, 4, 6])('the home page shows all of %s quotations', (count) => {
  renderIn('en', <Testimonials quotations={quotations(count)} sample={false} />);
  expect(screen.getAllByRole('figure')).toHaveLength(count);
});

test('without quotations there is no heading above nothing', () => {
  renderIn('en', <Testimonials quotations={[]} sample={false} />);
  expect(screen.queryByText(shownText('en', 'home', 'testimonials.title'))).toBeNull();
});
