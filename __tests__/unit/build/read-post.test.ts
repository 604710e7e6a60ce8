import { readFileSync } from 'node:fs';
import { CONTENT } from '../../../src/build/content-folder';
import { readPost } from '../../../src/build/posts/read-post';
import { formatProblems } from '../../../src/build/problems';

const file = `${CONTENT}/blog/riga-rental-market-analysis/lv.mdx`;
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
      draft: false,
    });
  });

  test('makes a draft of it', () => {
    const draft = source.replace('listed: true', 'listed: true\ndraft: true');
    expect(readPost(draft, file).value?.draft).toBe(true);
  });

  const known =
    'id, slug, aliases, title, excerpt, category, author, keywords, cover, coverAlt, date, modified, listed, draft, customTitle, customDescription';

  test.each([
    [
      'category: riga-market',
      'category: cenas',
      ':8  category: must be one of: pricing, design, strategy, guest-experience, riga-market, management; found "cenas"',
    ],
    [
      'listed: true',
      'listed: true\ncustomTitel: A',
      `:15  customTitel: is not known here; expected one of: ${known}`,
    ],
    ['author: liga-ozola\n', '', ':2  author: is required: a text'],
    [
      "date: '2025-04-10'",
      "date: '10.04.2025'",
      ':13  date: must be a date like \'2025-05-01\', in quotes; found "10.04.2025"',
    ],
    ['id: 5', 'id: five', ':2  id: must be a number; found "five"'],
    ['listed: true', 'listed: true\ndraft: yes', ':15  draft: must be true or false; found "yes"'],
    ['listed: true', 'listed: maybe', ':14  listed: must be true or false; found "maybe"'],
    [
      'slug: riga',
      'slug: Riga',
      ':3  slug: must be lower-case letters, digits and single hyphens; found "Riga-rental-market-analysis"',
    ],
    [
      'cover: cover.jpg',
      'cover: house.jpg',
      ':1  cover: "house.jpg" is missing; expected a picture beside the article',
    ],
  ])('%s written as %s is named with file, line, field and value', (right, wrong, message) => {
    expect(source).toContain(right);
    expect(report(source.replace(right, wrong))).toBe(file + message);
  });

  test('a file that is named after no language is named', () => {
    expect(report(source, `${CONTENT}/blog/x/de.mdx`)).toBe(
      `${CONTENT}/blog/x/de.mdx:1  file: is no language; expected lv.mdx or en.mdx`,
    );
  });

  test('a file without front matter is named', () => {
    expect(report('Text')).toBe(
      `${file}:1  front matter: is missing; expected lines between --- and ---`,
    );
  });
});
