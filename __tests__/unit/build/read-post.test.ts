import { readFileSync } from 'node:fs';
import { readPost } from '../../../src/build/posts/read-post';
import { formatProblems } from '../../../src/build/problems';

const file = 'content/blog/riga-rental-market-analysis/lv.mdx';
const source = readFileSync(file, 'utf8');
const report = (text: string, name = file) => formatProblems(readPost(text, name).problems);

describe('An article’s front matter', () => {
  test('becomes a post in the language of its file', () => {
    expect(readPost(source, file).value).toMatchObject({
      id: 5,
      slug: 'riga-rental-market-analysis',
      aliases: ['rigas-ires-tirgus-analyzes'],
      language: 'lv',
      category: 'riga-market',
      date: '2025-04-10',
      listed: true,
    });
  });

  test.each([
    ['category: riga-market', 'category: cenas', 'category: must be one of: pricing, design'],
    ['excerpt:', 'exerpt:', 'exerpt: is not known here; expected one of: id, slug'],
    [
      "date: '2025-04-10'",
      "date: '10.04.2025'",
      "date: must be a date like '2025-05-01', in quotes",
    ],
    ['id: 5', 'id: five', 'id: must be a number'],
    ['cover: cover.jpg', 'cover: house.jpg', 'cover: "house.jpg" is missing'],
  ])('%s written as %s is named with file and line', (right, wrong, message) => {
    expect(source).toContain(right);
    const found = report(source.replace(right, wrong));
    expect(found).toContain(message);
    expect(found).toMatch(/^content\/blog\/riga-rental-market-analysis\/lv\.mdx:\d+ {2}/);
  });

  test('a file that is named after no language is named', () => {
    expect(report(source, 'content/blog/x/de.mdx')).toContain('expected lv.mdx or en.mdx');
  });

  test('a file without front matter is named', () => {
    expect(report('Text')).toContain('front matter: is missing');
  });
});
