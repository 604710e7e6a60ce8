import { readFilter, writeFilter } from '../../../src/blog/list-address';

describe('The state of the list stands in the address:', () => {
  test.each([
    ['', { query: '', category: '' }],
    ['?q=viesu+pieredze', { query: 'viesu pieredze', category: '' }],
    ['?category=riga-market', { query: '', category: 'riga-market' }],
    ['?q=%C4%ABre+%26+%23&category=pricing', { query: 'īre & #', category: 'pricing' }],
  ])('"%s" is %j, and back', (search, filter) => {
    expect(readFilter(search)).toEqual(filter);
    expect(writeFilter(filter)).toBe(search);
  });
});
