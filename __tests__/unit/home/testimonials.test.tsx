import { screen } from '@testing-library/react';
import { Testimonials } from '../../../src/home/testimonials';
import { renderIn, shownText } from '../render-in';

test('without quotations there is no heading above nothing', () => {
  renderIn('en', <Testimonials quotations={[]} />);
  expect(screen.queryByText(shownText('en', 'home', 'testimonials.title'))).toBeNull();
});
