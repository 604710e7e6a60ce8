import { readNumber } from '../../../src/site/read-number';

test.each([
  ['1 083', 1083],
  ['1\u00a0083', 1083],
  ['1\u202f083,5', 1083.5],
  ['1.083', 1083],
  ['1,083', 1083],
  ['1.083,50', 1083.5],
  ['1,083.50', 1083.5],
  ['€1,083', 1083],
  ['€ 1083', 1083],
  ['1 083 €', 1083],
  ['250 EUR', 250],
  ['1.234.567', 1_234_567],
  ['80.5', 80.5],
  ['1083.3333', 1083.3333],
  ['0,125', 0.125],
  ['15,5 %', 15.5],
  [' 12 ', 12],
])('%j is read as %d, in every browser and language', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});

const others = [
  '',
  'abc',
  '-900',
  '1e3',
  '12.34.56',
  '1 08',
  '10,000.000,5',
  '5-6',
  '€',
  ',5',
  '5,',
];

test.each(others)('%j is no number', (typed) => {
  expect(readNumber(typed)).toBeUndefined();
});
