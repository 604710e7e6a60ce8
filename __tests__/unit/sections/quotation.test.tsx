import { screen } from '@testing-library/react';
import { CurrentPage } from '../../../src/links/current-page';
import { Quotation } from '../../../src/sections/quotation';
import { stubObserver } from '../observer';
import { textOf } from '../../support/words';
import { imageData, renderIn } from '../render-in';

const page = { location: window.location as never, pageContext: {} };
const quotation = { page: 'home', quote: 'Calm.', author: 'Ilze', role: 'owner', picture: null };

const pageWith = (samples: readonly string[]) => (
  <CurrentPage.Provider value={{ ...page, data: { site: { siteMetadata: { samples } } } }}>
    <Quotation quotation={quotation} />
  </CurrentPage.Provider>
);

test('a made-up owner is marked as a sample', () => {
  const { rerender } = renderIn('en', pageWith(['company.quotations']));
  expect(screen.getByText(textOf('en', 'common', 'sample'))).toBeVisible();
  rerender(pageWith([]));
  expect(screen.queryByText(textOf('en', 'common', 'sample'))).toBeNull();
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
