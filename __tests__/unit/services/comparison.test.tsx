import { screen, within } from '@testing-library/react';
import { Comparison } from '../../../src/services/comparison';
import { stubObserver } from '../observer';
import { renderIn, shownText } from '../render-in';

beforeEach(stubObserver);

const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');

const words = (key: string) => plain(shownText('en', 'services', `compare.${key}`));

/** What stands in a row, from its head on. */
const cells = (key: string) => {
  const head = shownText('en', 'services', `compare.${key}`);
  const row = screen.getByRole('rowheader', { name: head }).closest('tr');
  return within(row as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => plain(cell.textContent));
};

describe('The table of fees', () => {
  test('shows both fees with their ranges, and cleaning at cost', () => {
    renderIn('en', <Comparison />);
    expect(cells('fee')).toEqual([words('feeOnSite'), words('feeRemote'), words('feeSelf')]);
    expect(cells('cleaning')).toEqual([
      words('cleaningOurs'),
      words('cleaningOwn'),
      words('cleaningOwn'),
    ]);
    expect(cells('hidden')).toEqual(Array(3).fill(words('never')));
    expect(screen.getByText(shownText('en', 'services', 'compare.note'))).toBeVisible();
  });

  test('tells screen readers in words what ticks and dashes mean', () => {
    renderIn('en', <Comparison />);
    expect(cells('care')).toEqual([words('yes'), `–${words('no')}`, `–${words('no')}`]);
  });
});
