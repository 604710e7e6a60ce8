import { render } from '@testing-library/react';
import { BrandIcon } from '../../../src/components/icon';

const drawn = (name: string) => render(<BrandIcon of={name} />).container.innerHTML;

test('a profile on a known network has an icon of its own, any other a plain one', () => {
  for (const name of ['Facebook', 'Instagram', 'LinkedIn', 'Linktree', 'X', 'YouTube'])
    expect(drawn(name)).not.toBe(drawn('Another network'));
  expect(drawn('constructor')).toBe(drawn('Another network'));
});
