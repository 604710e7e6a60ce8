import { screen } from '@testing-library/react';
import { WeekPrices } from '../../../src/home/week-prices';
import { renderIn } from '../render-in';

test('the week shows what a night costs on each day, the dearest with the longest bar', () => {
  renderIn('en', <WeekPrices night={100} />);
  const days = screen.getAllByRole('listitem');
  const prices = days.map((day) => Number(day.querySelector('b')?.textContent.replace(/\D/g, '')));
  expect(prices).toEqual([89, 87, 90, 95, 117, 125, 99]);
  const widths = days.map((day) => getComputedStyle(day.querySelector('span') as Element).width);
  expect(widths[5]).toBe('100%');
  expect(widths.filter((width) => parseFloat(width) > 100)).toEqual([]);
});
