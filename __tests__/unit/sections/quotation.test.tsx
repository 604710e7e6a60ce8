import { screen } from '@testing-library/react';
import { Quotation } from '../../../src/sections/quotation';
import { stubObserver } from '../observer';
import { textOf } from '../../support/words';
import { imageData, renderIn } from '../render-in';

const quotation = { page: 'home', quote: 'Calm.', author: 'Ilze', role: 'owner', picture: null };

test('a made-up owner is marked as a sample', () => {
  const { rerender } = renderIn('en', <Quotation quotation={quotation} sample />);
  expect(screen.getByText(textOf('en', 'common', 'sample'))).toBeVisible();
  rerender(<Quotation quotation={quotation} sample={false} />);
  expect(screen.queryByText(textOf('en', 'common', 'sample'))).toBeNull();
});

test('a quotation has a picture of its owner where the content gives one', () => {
  stubObserver();
  const { rerender } = renderIn('en', <Quotation quotation={quotation} sample={false} />);
  expect(document.querySelector('[data-picture]')).toBeNull();
  const picture = { childImageSharp: { gatsbyImageData: imageData('ilze') } };
  rerender(<Quotation quotation={{ ...quotation, picture }} sample={false} />);
  expect(document.querySelector('[data-picture]')).not.toBeNull();
  expect(screen.getByText('Ilze')).toBeVisible();
});
