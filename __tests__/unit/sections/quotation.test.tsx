import { Quotation } from '../../../src/sections/quotation';
import { stubObserver } from '../observer';
import { imageData, renderIn } from '../render-in';

const quotation = { page: 'home', quote: 'Calm.', author: 'Ilze', role: 'owner', picture: null };

test('a quotation has a picture of its owner where the content gives one', () => {
  stubObserver();
  const { rerender } = renderIn('en', <Quotation quotation={quotation} />);
  expect(document.querySelector('[data-picture]')).toBeNull();
  const picture = { childImageSharp: { gatsbyImageData: imageData('ilze') } };
  rerender(<Quotation quotation={{ ...quotation, picture }} />);
  expect(document.querySelector('[data-picture]')).not.toBeNull();
});
