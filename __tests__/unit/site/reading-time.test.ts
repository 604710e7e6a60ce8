import type { ProseNode } from '../../../src/site/prose';
import { countWords, readingMinutes } from '../../../src/site/reading-time';

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
