import { screen } from '@testing-library/react';
import { Testimonials } from '../../../src/home/testimonials';
import { renderIn, shownText, withSamples } from '../render-in';

const voice = { page: 'home', quote: 'Calm.', author: 'Ilze', role: 'owner', picture: null };
const quotations = [voice, { ...voice, quote: 'Paid.' }];

test('without quotations there is no heading', () => {
  renderIn('en', <Testimonials quotations={[]} />);
  expect(screen.queryByText(shownText('en', 'home', 'testimonials.title'))).toBeNull();
});

test('made-up owners are marked as samples once, in the head of their section', () => {
  const marked = (samples: string[]) => {
    renderIn('en', <Testimonials quotations={quotations} />, withSamples(...samples));
    return screen.queryAllByText(shownText('en', 'common', 'sample'));
  };
  expect(marked([])).toEqual([]);
  expect(marked(['company.quotations'])).toHaveLength(1);
});
