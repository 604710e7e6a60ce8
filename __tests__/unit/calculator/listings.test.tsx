import { screen } from '@testing-library/react';
import { byKey } from '../../../src/calculator/sum-facts-query';
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
  ['?price=20', ['price', 'breakEven'], ['€20', '€112']],
  ['?price=300', ['price', 'breakEven'], ['€50', '€300']],
  ['?rent=2500', ['price', 'breakEven'], ['€50', '€177']],
  ['?rent=5000&average=10&usual=10', ['price'], ['€50', '€112']],
])('the scale of prices reaches to each price that is marked on it: %s', (search, pins, ends) => {
  open(search);
  const marked = [...document.querySelectorAll<HTMLElement>('p[data-pin]')];
  expect(marked.map(({ dataset }) => dataset.pin)).toEqual(pins);
  for (const pin of marked) {
    const left = parseFloat(getComputedStyle(pin).left);
    expect(left).toBeGreaterThanOrEqual(3);
    expect(left).toBeLessThanOrEqual(97);
  }
  const shown = document.querySelectorAll('[data-scale] > span');
  expect([...shown].map(({ textContent }) => textContent)).toEqual(ends);
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

test('the values of a list are found by their keys, and a hint among choices cannot be chosen', () => {
  expect(
    byKey([
      { key: 'a', from: 1 },
      { key: 'b', from: 2 },
    ]),
  ).toMatchObject({ b: { from: 2 } });
  open();
  const rooms = screen.getByLabelText(calculatorText('place.bedrooms'));
  const hints = [...rooms.querySelectorAll('option')].filter(({ disabled }) => disabled);
  expect(hints.map(({ value }) => value)).toEqual(['Hint']);
});

test.each([
  ['', 1],
  ['?rent=450', 0],
])('a short answer stays in view where there is one: "%s", %i', (search, answers) => {
  open(search);
  expect(document.querySelectorAll('#calculator > p[aria-hidden]')).toHaveLength(answers);
});

test('a host’s own cleaning has its own price in the steps', () => {
  open('?now=self&ownCleaning=65&changeover=41');
  const row = (letting: string) =>
    document.querySelector(`[data-letting=${letting}] [data-row=cleaning] th`)?.textContent;
  expect([row('self'), row('shortTerm')]).toEqual([
    expect.stringContaining('65'),
    expect.stringContaining('41'),
  ]);
});
