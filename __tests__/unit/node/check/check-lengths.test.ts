import { checkLengths } from '../../../../src/node/check/check-lengths';
import type { HeadText } from '../../../../src/node/check/head-texts';
import { formatProblems } from '../../../../src/node/content/problems';

const NAME = 'Sample';
/** The name makes a title 9 characters longer: " | Sample". */
const report = (kind: HeadText['kind'], key: string, length: number) =>
  formatProblems(
    checkLengths(
      [
        {
          file: 'lv.mdx',
          line: 6,
          key,
          kind,
          language: 'lv',
          draft: false,
          text: 'a'.repeat(length),
        },
      ],
      NAME,
    ),
  );

test.each<[kind: HeadText['kind'], key: string, length: number, message: string]>([
  ['title', 'title', 66, ''],
  [
    'title',
    'title',
    67,
    'lv.mdx:6  title: is too long for search results: 76 characters with the company’s name, and 75 are shown; expected 1 less, or a shorter customTitle',
  ],
  [
    'title',
    'meta.title',
    70,
    'lv.mdx:6  meta.title: is too long for search results: 79 characters with the company’s name, and 75 are shown; expected 4 less',
  ],
  ['description', 'excerpt', 160, ''],
  [
    'description',
    'excerpt',
    165,
    'lv.mdx:6  excerpt: is too long for search results: 165 characters, and 160 are shown; expected 5 less, or a shorter customDescription',
  ],
  [
    'description',
    'meta.description',
    161,
    'lv.mdx:6  meta.description: is too long for search results: 161 characters, and 160 are shown; expected 1 less',
  ],
])(
  'For a %s (%s) of %s characters the check says whether search results would cut it',
  (kind, key, length, message) => {
    expect(report(kind, key, length)).toBe(message);
  },
);
