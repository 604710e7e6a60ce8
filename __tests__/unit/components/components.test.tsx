import { act, render, screen } from '@testing-library/react';
import { FeatureList, inRows } from '../../../src/components/feature-list';
import { renderIn } from '../render-in';
import { BrandIcon } from '../../../src/components/icon';
import { Portrait } from '../../../src/components/portrait';
import { useNow } from '../../../src/components/use-now';
import { StrictMode } from 'react';
import { FaqItem } from '../../../src/components/faq-list';
import { MobileMenu } from '../../../src/layout/mobile-menu';
import { ScrollingTable } from '../../../src/components/scrolling-table';
import { AmountTable } from '../../../src/components/amount-table';

test('a feature about something that the company lacks is left out', () => {
  const points = ['keys', 'lift'].map((id) => ({ id, icon: 'key-round' }));
  const words = (id: string) => (id === 'lift' ? '' : `About ${id}`);
  renderIn('en', <FeatureList features={points} words={words} sx={inRows(2)} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('heading')).toHaveTextContent('About keys');
});

const drawn = (name: string) => render(<BrandIcon of={name} />).container.innerHTML;

test('a profile on a known network has an icon of its own, any other a plain one', () => {
  for (const name of ['Facebook', 'Instagram', 'LinkedIn', 'Linktree', 'X', 'YouTube'])
    expect(drawn(name)).not.toBe(drawn('Another network'));
  expect(drawn('constructor')).toBe(drawn('Another network'));
});

test.each([
  ['Līga Ozola', 'LO'],
  ['Anna Marija Bērziņa', 'AM'],
  ['Ķirsis', 'Ķ'],
])('a person without a photograph, %s, is shown by initials', (name, initials) => {
  render(<Portrait name={name} photo={null} />);
  expect(screen.getByText(initials)).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

function Clock() {
  return <p>{useNow()?.toISOString().slice(11, 16) ?? 'no time'}</p>;
}

test('the shown time is updated each minute, also after a computer has slept', () => {
  jest.useFakeTimers({ now: new Date('2026-11-25T16:59:30Z') });
  render(<Clock />);
  expect(screen.getByText('16:59')).toBeVisible();
  act(() => jest.advanceTimersByTime(30_000));
  expect(screen.getByText('17:00')).toBeVisible();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('17:01')).toBeVisible();
  jest.setSystemTime(new Date('2026-11-26T07:10:10Z'));
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(screen.getByText('07:10')).toBeVisible();
  jest.useRealTimers();
});

/** The listeners of the window that were added and not removed. */
function countListeners(): () => number {
  const open = new Map<unknown, number>();
  const count = (listener: unknown, step: number) =>
    open.set(listener, (open.get(listener) ?? 0) + step);
  jest.spyOn(window, 'addEventListener').mockImplementation((_, listener) => count(listener, 1));
  jest
    .spyOn(window, 'removeEventListener')
    .mockImplementation((_, listener) => count(listener, -1));
  return () => [...open.values()].reduce((sum, listeners) => sum + listeners, 0);
}

afterEach(() => jest.restoreAllMocks());

test.each([
  { name: 'a question', element: <FaqItem id="a" question="A?" children="B" /> },
  {
    name: 'the menu',
    element: <MobileMenu company={{ name: 'A', contact: { phone: '1' } } as never} />,
  },
])('$name listens to the window once, and not after it has gone', ({ element }) => {
  const listeners = countListeners();
  const { unmount } = renderIn('en', <StrictMode>{element}</StrictMode>);
  expect(listeners()).toBe(1);
  unmount();
  expect(listeners()).toBe(0);
});

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

test.each([
  { note: 'of it VAT', notes: ['of it VAT'] },
  { note: undefined, notes: [] },
])(
  'a row of a table of amounts has its note, and the total stands out: $notes',
  ({ note, notes }) => {
    const rows = [
      { name: 'Fee', note, value: '€1' },
      { name: 'Left', value: '€2', isTotal: true },
    ];
    const { container } = render(<AmountTable rows={rows} />);
    expect([...container.querySelectorAll('small')].map(({ textContent }) => textContent)).toEqual(
      notes,
    );
    const [fee, total] = screen.getAllByRole('row');
    expect(fee?.className).not.toBe(total?.className);
  },
);
