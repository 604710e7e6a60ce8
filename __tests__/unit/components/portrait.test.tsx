import { render, screen } from '@testing-library/react';
import { Portrait } from '../../../src/components/portrait';

test.each([
  ['Līga Ozola', 'LO'],
  ['Anna Marija Bērziņa', 'AM'],
  ['Ķirsis', 'Ķ'],
])('a person without a photograph, %s, is shown by initials', (name, initials) => {
  render(<Portrait name={name} photo={null} />);
  expect(screen.getByText(initials)).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});
