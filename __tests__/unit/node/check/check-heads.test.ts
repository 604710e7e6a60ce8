import { checkLengths, type HeadText } from '../../../../src/node/check/check-heads';

// What is longer is refused in check-content.test.
test.each<[kind: HeadText['kind'], length: number]>([
  ['title', 75],
  ['description', 160],
])('A %s of %s letters is not too long', (kind, length) => {
  const place = { file: 'lv.mdx', key: kind };
  const head = { kind, language: 'lv', draft: false, text: 'a'.repeat(length) } as const;
  expect(checkLengths([{ ...place, ...head }])).toEqual([]);
});
