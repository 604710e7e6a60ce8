import KeyRound from '@lucide/icons/icons/key-round';
import { screen } from '@testing-library/react';
import { inRows, Points } from '../../../src/components/points';
import { renderIn } from '../render-in';

test('a point that is about something the company does not have is left out', () => {
  const points = ['keys', 'lift'].map((id) => ({ id, icon: KeyRound }));
  const words = (id: string) => (id === 'lift' ? '' : `About ${id}`);
  renderIn('en', <Points points={points} words={words} sx={inRows(2)} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('heading')).toHaveTextContent('About keys');
});
