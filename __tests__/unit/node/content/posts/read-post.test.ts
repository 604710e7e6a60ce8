import { CONTENT } from '../../../../../src/node/content/content-folder';
import { textNames } from '../../../../../src/node/content/files/folders';
import { parsePost } from '../../../../../src/node/content/posts/read-post';
import { attempt, formatProblems } from '../../../../../src/node/content/problems';
import { dayInRiga } from '../../../../../src/site/riga-time';

const file = `${CONTENT}/blog/market/index.lv.mdx`;
const source = `---
id: 7
slug: market
aliases:
  - tirgus
title: 'Virsraksts'
excerpt: 'Divi teikumi.'
category: riga-market
author: liga-ozola
keywords: 'tirgus'
cover: cover.jpg
coverAlt: 'Skats'
date: '2025-04-10'
listed: true
draft: false
---

Teksts.
`;
const report = (text: string, name = file) =>
  formatProblems(attempt(() => parsePost(text, name)).problems);

/** What stands in the source, what instead of it, and what the check says of that. */
const problems = [
  {
    right: 'category: riga-market',
    wrong: 'category: cenas',
    report:
      ':8  category: must be one of: pricing, design, strategy, guest-experience, riga-market, management; found "cenas"',
  },
  {
    right: 'listed: true',
    wrong: 'listed: true\ncustomTitel: A',
    report:
      ':15  customTitel: is not known here; expected one of: id, slug, aliases, title, excerpt, category, author, keywords, cover, coverWide, coverAlt, date, modified, listed, draft, customTitle, customDescription',
  },
  { right: 'author: liga-ozola\n', wrong: '', report: ':1  author: is required: a text' },
  {
    right: "date: '2025-04-10'",
    wrong: "date: '10.04.2025'",
    report: ':13  date: must be a date like \'2025-05-01\', in quotes; found "10.04.2025"',
  },
  {
    right: "date: '2025-04-10'",
    wrong: "date: '2999-04-10'",
    report:
      ":13  date: lies in the future; expected 'TODAY' or a day before, or draft: true until then",
  },
  {
    right: 'listed: true',
    wrong: "modified: '2999-01-01'\nlisted: true",
    report: ":14  modified: lies in the future; expected 'TODAY' or a day before",
  },
  {
    right: 'listed: true',
    wrong: "modified: '2025-04-09'\nlisted: true",
    report: ":14  modified: is before date, '2025-04-10'; expected the same day or a later one",
  },
  { right: 'id: 7', wrong: 'id: seven', report: ':2  id: must be a number; found "seven"' },
  { right: 'id: 7', wrong: 'id: 7.5', report: ':2  id: must be a whole number; found 7.5' },
  { right: 'id: 7', wrong: 'id: 0', report: ':2  id: must be between 1 and 999999; found 0' },
  {
    right: 'aliases:\n  - tirgus',
    wrong: 'aliases: tirgus',
    report: ':4  aliases: must be a list; found "tirgus"',
  },
  {
    right: 'aliases:\n  - tirgus',
    wrong: 'aliases: [5]',
    report: ':4  aliases[0]: must be a text; put it in quotes; found 5',
  },
  {
    right: 'listed: true',
    wrong: 'listed: true\ncustomTitle:',
    report: ':15  customTitle: is empty; expected a text, or leave the line out',
  },
  {
    right: 'listed: true',
    wrong: "listed: true\ncustomDescription: ''",
    report: ':15  customDescription: is empty; expected a text, or leave the line out; found ""',
  },
  {
    right: "title: 'Virsraksts'",
    wrong: 'title: *Svarīgi*',
    report:
      ':6  YAML: cannot be read: a text that begins with * stands in quotes; found "*Svarīgi*"; expected "key: text" on each line, quotes around a text that holds : # or signs, and \'\' for an apostrophe between them',
  },
  {
    right: "title: 'Virsraksts'",
    wrong: 'title: Tirgus: skaitļi',
    report:
      ':6  YAML: cannot be read: Nested mappings are not allowed in compact mappings; expected "key: text" on each line, quotes around a text that holds : # or signs, and \'\' for an apostrophe between them',
  },
  {
    right: 'draft: false',
    wrong: 'draft: yes',
    report: ':15  draft: must be true or false; found "yes"',
  },
  {
    right: 'listed: true',
    wrong: 'listed: maybe',
    report: ':14  listed: must be true or false; found "maybe"',
  },
  {
    right: 'slug: market',
    wrong: 'slug: Market',
    report: ':3  slug: must be lower-case letters, digits and single hyphens; found "Market"',
  },
  {
    right: 'slug: market',
    wrong: 'slug: figures',
    report: ':3  slug: "figures" differs from its folder, "market"; expected both alike',
  },
  {
    right: 'author: liga-ozola',
    wrong: 'author: ilze',
    report: `:9  author: is nobody in ${CONTENT}/people; expected one of: liga-ozola, toms-kalnins; found "ilze"`,
  },
  {
    right: 'aliases:\n  - tirgus',
    wrong: 'aliases:',
    report: ':4  aliases: is empty; or leave the line out, as it may be left out',
  },
  {
    right: "title: 'Virsraksts'",
    wrong: 'title: Top 5 #tips',
    report: ":6  title: ends before #; expected the whole text in quotes, as in title: 'Our #1'",
  },
  {
    right: "excerpt: 'Divi",
    wrong: "excerpt: '**Divi**",
    report:
      ':7  excerpt: holds **, which the page would show as it stands; expected no space within **…**, and ** only in articles',
  },
];

describe('An article’s front matter', () => {
  test('becomes a post in the language of its file', () => {
    expect(parsePost(source, file)).toMatchObject({
      id: 7,
      slug: 'market',
      aliases: ['tirgus'],
      language: 'lv',
      category: 'riga-market',
      date: '2025-04-10',
      listed: true,
      draft: false,
    });
  });

  test('of a draft may have dates in the future', () => {
    const draft = source.replace('draft: false', 'draft: true').replace('2025-04-10', '2999-04-10');
    expect(parsePost(draft, file).date).toBe('2999-04-10');
  });

  test('may have its date without quotes', () => {
    const bare = source.replace(/'(2025-04-10)'/, '$1');
    expect(parsePost(bare, file)).toMatchObject({ date: '2025-04-10' });
  });

  test.each(problems)(
    'written so is named with file, line, field and value: $right → $wrong',
    ({ right, wrong, report: expected }) => {
      expect(source).toContain(right);
      expect(report(source.replace(right, wrong))).toBe(
        file + expected.replace('TODAY', dayInRiga(new Date())),
      );
    },
  );

  test('may have blanks after its --- lines and no text below', () => {
    const bare = source.replace('---\n', '--- \n').replace(/\n---\n[^]*$/, '\n---');
    expect(parsePost(bare, file).id).toBe(7);
  });

  test('in a file whose name is no language is reported', () => {
    expect(report(source, `${CONTENT}/blog/x/index.de.mdx`)).toBe(
      `${CONTENT}/blog/x/index.de.mdx:1  file: is no language; expected ${textNames.join(' or ')}`,
    );
  });

  test('is reported when it is missing', () => {
    expect(report('Text')).toBe(
      `${file}:1  front matter: is missing; expected lines between --- and --- at the top of the file`,
    );
  });
});
