import { screen, within } from '@testing-library/react';
import { Comparison } from '../../../src/services/comparison';
import { stubObserver } from '../observer';
import { renderIn } from '../render-in';

beforeEach(stubObserver);

const cells = (head: string) => {
  const row = screen.getByRole('rowheader', { name: head }).closest('tr');
  return within(row as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent.replaceAll(/[\u2060]/g, '').replaceAll('\u00a0', ' '));
};

describe('The table of fees', () => {
  test('shows both fees with their ranges, and cleaning at cost', () => {
    renderIn('en', <Comparison />);
    expect(cells('Share of income')).toEqual(['25% (20–25%)', '15% (15–20%)', 'by agreement']);
    expect(cells('Cleaning, at cost')).toEqual([
      '€30–50 a changeover',
      'your people',
      'your people',
    ]);
    expect(cells('Hidden fees')).toEqual(['never', 'never', 'never']);
    expect(screen.getByText(/notice period is 3 months/)).toBeVisible();
  });

  test('tells screen readers in words what ticks and dashes mean', () => {
    renderIn('lv', <Comparison />);
    expect(cells('Uzkopšana, veļa, pārbaudes')).toEqual(['ir', '–nav', '–nav']);
  });
});
