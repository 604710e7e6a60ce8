import {
  countWords,
  readingMinutes,
  paginate,
  paginationLinks,
  parseFilter,
  serializeFilter,
} from '../../../src/site/blog';
import type { ProseNode } from '../../../src/site/prose';

test.each([
  [0, 1],
  [12, 1],
  [13, 2],
  [25, 3],
])('%i articles are listed on %i pages', (articles, pages) => {
  expect(paginate(articles)).toEqual(
    Array.from({ length: pages }, (_, index) => ({ page: index + 1, pages })),
  );
});

test.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 34, [1, 2, 34]],
  [17, 34, [1, 16, 17, 18, 34]],
  [34, 34, [1, 33, 34]],
])('page %i of %i names the pages %j', (page, pages, named) => {
  expect(paginationLinks({ page, pages })).toEqual(named);
});

test.each([
  ['Ģimenes dzīvoklī šovasar', 3],
  ['– „Jā”, viņš teica…', 3],
  ['don’t 24/7 9–13 4.91', 4],
  ['', 0],
])('the words of a text are counted alike in every language: %s', (text, count) => {
  expect(countWords([text])).toBe(count);
});

test('the words of a text are counted within elements, and do not run together between them', () => {
  const cell = (text: string): ProseNode => ({ type: 'td', children: [text] });
  expect(countWords([{ type: 'tr', children: [cell('viens'), cell('divi')] }, 'trīs'])).toBe(3);
});

test.each([
  [90, 1],
  [1190, 6],
  [1310, 7],
])('%i words take %i minutes to read', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});

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
