import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { OwnerTestimonials } from '../../../src/owners/static-sections';
import { ClosingAction } from '../../../src/sections/closing-band';
import { Quotation } from '../../../src/sections/quotation';
import { anchors } from '../../../src/site/routes';
import { stubObserver } from '../observer';
import { imageData, renderIn } from '../render-in';

test.each([
  { typed: ' ', at: anchors.formAddress, kept: null },
  { typed: 'Brīvības 1', at: anchors.formAfterAddress, kept: { propertyAddress: 'Brīvības 1' } },
])('the owners’ form opens at the first field that is still empty: "$typed"', async (example) => {
  sessionStorage.clear();
  renderIn('en', <ClosingAction phone="+371 2000 0000" />);
  await userEvent.type(screen.getByRole('textbox'), `${example.typed}{Enter}`);
  expect(navigate).toHaveBeenLastCalledWith(`/en/property-owners/#${example.at}`);
  expect(JSON.parse(sessionStorage.getItem('draft:property-form') ?? 'null')).toEqual(example.kept);
});

const quotation = { page: 'home', quote: 'Calm.', author: 'Ilze', role: 'owner', picture: null };

test('a quotation has a picture of its owner where the content gives one', () => {
  stubObserver();
  const { rerender } = renderIn('en', <Quotation quotation={quotation} />);
  expect(document.querySelector('[data-picture]')).toBeNull();
  const picture = { childImageSharp: { gatsbyImageData: imageData('ilze') } };
  rerender(<Quotation quotation={{ ...quotation, picture }} />);
  expect(document.querySelector('[data-picture]')).not.toBeNull();
});

test('the owners’ page has the words of owners that are meant for it', () => {
  const all = ['home', 'owners'].map((page) => ({ ...quotation, page, quote: `On ${page}` }));
  renderIn('en', <OwnerTestimonials all={all} />);
  const [figure, ...others] = screen.getAllByRole('figure');
  expect(figure).toHaveTextContent('On owners');
  expect(others).toEqual([]);
});
