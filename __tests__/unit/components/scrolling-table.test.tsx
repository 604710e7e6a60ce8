import { act, render, screen } from '@testing-library/react';
import { ScrollingTable } from '../../../src/components/scrolling-table';

let measure: () => void;

beforeEach(() => {
  window.ResizeObserver = class {
    constructor(onResize: ResizeObserverCallback) {
      measure = () => act(() => onResize([], this));
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

test('a table has its name, and takes the keyboard focus only while it scrolls', () => {
  const width = jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(0);
  render(<ScrollingTable label="Prices" children={<tbody />} />);
  measure();
  expect(screen.getByRole('table', { name: 'Prices' })).toBeInTheDocument();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  width.mockReturnValue(900);
  measure();
  expect(screen.getByRole('group', { name: 'Prices' })).toHaveAttribute('tabindex', '0');
});
