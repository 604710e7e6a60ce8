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

/** The text in the source, its replacement, and the problem that the check reports. */
const problems = [
  {
    right: 'category: riga-market',
    wrong: 'category: cenas',
    report:
      ':8  category: must be one of: pricing, design, strategy, guest-experience, riga-market, management; found "cenas"',
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
