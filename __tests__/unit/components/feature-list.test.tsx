import { screen } from '@testing-library/react';
import { inRows, FeatureList } from '../../../src/components/feature-list';
import { renderIn } from '../render-in';

test('a feature about something that the company lacks is left out', () => {
  const points = ['keys', 'lift'].map((id) => ({ id, icon: 'key-round' }));
  const words = (id: string) => (id === 'lift' ? '' : `About ${id}`);
  renderIn('en', <FeatureList features={points} words={words} sx={inRows(2)} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('heading')).toHaveTextContent('About keys');
});
