import { screen } from '@testing-library/react';
import { Testimonials } from '../../../src/home/testimonials';
import { Quotation } from '../../../src/sections/quotation';
import { stubObserver } from '../observer';
import { imageData, renderIn, shownText, withSamples } from '../render-in';

const quotation = { page: 'home', quote: 'Calm.', author: 'Ilze', role: 'owner', picture: null };
const quotations = [quotation, { ...quotation, quote: 'Paid.' }];

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

test('a quotation has a picture of its owner where the content gives one', () => {
  stubObserver();
  const { rerender } = renderIn('en', <Quotation quotation={quotation} />);
  expect(document.querySelector('[data-picture]')).toBeNull();
  const picture = { childImageSharp: { gatsbyImageData: imageData('ilze') } };
  rerender(<Quotation quotation={{ ...quotation, picture }} />);
  expect(document.querySelector('[data-picture]')).not.toBeNull();
  expect(screen.getByText('Ilze')).toBeVisible();
});
