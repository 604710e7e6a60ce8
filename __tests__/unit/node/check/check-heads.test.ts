/** @jest-environment node */
import { checkLengths, type HeadText } from '../../../../src/node/check/check-heads';
import { formatProblems } from '../../../../src/node/content/problems';

const tooLong = (key: string) => `lv.mdx  ${key}: is too long for search results:`;

test.each<[kind: HeadText['kind'], key: string, length: number, message: string]>([
  ['title', 'title', 75, ''],
  [
    'title',
    'title',
    76,
    `${tooLong('title')} 76 characters, and 75 are shown; expected 1 less, or a shorter customTitle`,
  ],
  ['description', 'excerpt', 160, ''],
  [
    'description',
    'excerpt',
    165,
    `${tooLong('excerpt')} 165 characters, and 160 are shown; expected 5 less, or a shorter customDescription`,
  ],
])('A %s (%s) of %s letters is checked', (kind, key, length, message) => {
  const place = { file: 'lv.mdx', key };
  const head = { kind, language: 'lv', draft: false, text: 'a'.repeat(length) } as const;
  expect(formatProblems(checkLengths([{ ...place, ...head }]))).toBe(message);
});
