import { screen } from '@testing-library/react';
import { Portfolio } from '../../../src/services/sections';
import { renderIn } from '../render-in';

const apartment = {
  ...{ title: 'Two rooms', text: '', alt: '', picture: { childImageSharp: null } },
  ...{ bedrooms: 1, nights: 292, rent: 700, left: 8000, sum: '?rent=700&usual=80' },
};

test('the link of an apartment opens its sum, and its nights stand beside it', () => {
  renderIn('en', <Portfolio apartments={[apartment]} />);
  const address = new URL(screen.getByRole<HTMLAnchorElement>('link').href);
  expect([address.pathname, address.search]).toEqual(['/en/property-owners/', apartment.sum]);
  expect(screen.getByText('292')).toBeInTheDocument();
  expect(screen.getByText('€8,000')).toBeInTheDocument();
});
