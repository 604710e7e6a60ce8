import { readFileSync } from 'node:fs';
import { problemsOf } from '../../../../src/node/editor/problems-of';

const company = readFileSync('__tests__/fixture/company.yml', 'utf8');
const article = readFileSync(
  '__tests__/fixture/blog/riga-rental-market-analysis/index.lv.mdx',
  'utf8',
);

test('a file that the site takes has no problem', () => {
  expect(problemsOf('company', company)).toEqual([]);
  expect(problemsOf('article', article)).toEqual([]);
  expect(problemsOf('words', '{')).toEqual([]);
});

test('what no single field can know is said before a file is saved', () => {
  const dear = company.replace(/onSiteFee: \{ value: \d+/, 'onSiteFee: { value: 99');
  expect(problemsOf('company', dear)).toEqual([
    expect.stringContaining('figures.onSiteFee: must lie within onSiteFeeRange'),
  ]);
  expect(problemsOf('article', article.replace(/^category: .*$/m, 'category: weather'))).toEqual([
    expect.stringContaining('category: must be one of'),
  ]);
});
