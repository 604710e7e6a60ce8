import { render } from '@testing-library/react';
import { BrandIcon } from '../../../src/components/brand-icon';

const drawn = (name: string) => render(<BrandIcon of={name} />).container.innerHTML;

test.each(['Facebook', 'Instagram', 'LinkedIn', 'Linktree', 'X', 'YouTube'])(
  'a profile on %s has an icon of its own',
  (name) => {
    expect(drawn(name)).not.toBe(drawn('Another network'));
  },
);

test.each(['TikTok', 'constructor'])(
  'a profile on %s, which has none, gets a plain one',
  (name) => {
    expect(drawn(name)).toBe(drawn('Another network'));
  },
);
