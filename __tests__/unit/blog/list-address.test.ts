import { parseFilter, serializeFilter } from '../../../src/blog/list-address';

test.each([
  ['', { query: '', category: '' }],
  ['?q=viesu+pieredze', { query: 'viesu pieredze', category: '' }],
  ['?category=riga-market', { query: '', category: 'riga-market' }],
  ['?q=%C4%ABre+%26+%23&category=pricing', { query: 'īre & #', category: 'pricing' }],
] as const)('the state of the list is in the address: "%s" is %j, and back', (search, filter) => {
  expect(parseFilter(search)).toEqual(filter);
  expect(serializeFilter(filter)).toBe(search);
});

test.each([
  ['?category=nonsense', ''],
  ['?category=Pricing', ''],
  ['?category=', ''],
  ['?q=', ''],
  ['?q=+%09+', ''],
  ['?q=%E2%81%A0%C2%A0', ''],
  ['?q=+viesu%C2%A0pieredze+&category=constructor', '?q=viesu+pieredze'],
  ['?utm_source=mail', ''],
])('the state of the list is in the address: "%s" means "%s"', (search, meant) => {
  expect(serializeFilter(parseFilter(search))).toBe(meant);
});

test('the state of the list is in the address: blanks are left out', () => {
  expect(serializeFilter({ query: ' \u2060 ', category: 'pricing' })).toBe('?category=pricing');
});
