import { screen } from '@testing-library/react';
import { Portfolio } from '../../../src/services/sections';
import { readAssumptions } from '../../../src/site/sums/sum-url';
import { renderIn } from '../render-in';
import { facts } from '../site/sums/facts';

const apartment = {
  ...{ title: 'Two rooms', text: '', alt: '', picture: { childImageSharp: null } },
  ...{ bedrooms: 1, nights: 292, rent: 700 },
};

test('the link of an apartment opens the sum with its rent and its occupancy, in percent of the year', () => {
  renderIn('en', <Portfolio apartments={[apartment]} facts={facts} />);
  const address = new URL(screen.getByRole<HTMLAnchorElement>('link').href);
  expect(readAssumptions(address.search)).toMatchObject({ rent: 700, usual: 80 });
  expect(screen.getByText('292')).toBeInTheDocument();
});
