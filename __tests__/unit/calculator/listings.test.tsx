import { screen } from '@testing-library/react';
import { facts } from '../site/sums/facts';
import { barLabels, calculatorText, known, open, t, titleOf } from './open-calculator';

test.each([
  [
    '',
    'cleaning included. Of the 144 two-bedroom listings in the centre, the middle half ask €57–88',
    'About 85 in 100 such listings ask less than',
  ],
  [
    '?where=imanta&bedrooms=1',
    'Of the 109 such listings (Imanta, 1 bedroom), the middle half ask',
    'About 50 in 100 such listings ask less than €40',
  ],
  ['?where=imanta&bedrooms=3', 'all of Riga', 'About 50 in 100 such listings ask less than €124'],
  ['?price=20', 'Of the 144 two-bedroom listings in the centre', '€20 is among the lowest tenth'],
])('What such listings ask stands beside the price: %s', (search, half, share) => {
  open(search);
  const scale = document.querySelector('[data-price]');
  const shown = scale?.textContent.replaceAll('\u00a0', ' ');
  for (const text of [half, share, '29 September 2025', 'under 70 of the year’s nights booked'])
    expect(shown).toContain(text);
  expect(scale?.querySelector('a')).toHaveAttribute('href', 'https://listings.example');
});

test('on the scale of prices the apartment’s own is right of the one at which both ways are alike', () => {
  open('?utilities=100&levy=0');
  const leftOf = (pin: string) =>
    parseFloat(getComputedStyle(document.querySelector(`p[data-pin=${pin}]`) as Element).left);
  expect(leftOf('price')).toBeGreaterThan(leftOf('breakEven'));
});

test.each([
  ['', 'market', '€80'],
  ['&where=imanta&bedrooms=1', 'listings', '€40'],
])('A bar names whose average price it is at: %s', (place, bar, price) => {
  open(`?price=90${place}`);
  expect(barLabels().at(-1)).toBe(calculatorText(`bars.${bar}`).replace('{{price}}', price));
});

test('In a town without such figures all goes on without them', () => {
  open('', { given: facts });
  expect(document.querySelector('[data-price]')).toBeNull();
  expect(screen.queryByLabelText(calculatorText('place.where'))).toBeNull();
  expect(titleOf()).toContain('+€');
});

test('The guests’ cleaning fee starts at a sum beside public prices, and says what it is worth', () => {
  const fee = { ...known, rates: { ...facts.rates, guestCleaning: { value: 20 } } };
  open('?where=imanta&bedrooms=1', { given: fee });
  const field = screen.getByLabelText(new RegExp(t('amounts.guestCleaning')));
  expect(field).toHaveValue('20');
  expect(field).toHaveAccessibleDescription(/Without this fee, you keep €1,323 a year less/);
});
