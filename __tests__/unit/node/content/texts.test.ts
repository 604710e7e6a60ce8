import { CONTENT } from '../../../../src/node/content/files';
import { checkPosts, parsePost, type Post } from '../../../../src/node/content/texts';
import { collectProblems, formatProblems } from '../../../../src/node/content/problems';
import { eachLanguage, languages, type Language } from '../../../../src/site/languages';
import { dayInRiga } from '../../../../src/site/riga-time';

const fileOf = (slug: string, language: string) => `${CONTENT}/blog/${slug}/index.${language}.mdx`;
const file = fileOf('market', 'lv');
const source = `---
id: 7
aliases:
  - tirgus
  - /lv/blog/vecais-tirgus/
title: 'Virsraksts'
excerpt: 'Divi teikumi.'
category: riga-market
author: liga-ozola
keywords: 'tirgus'
cover: cover.jpg
coverAlt: 'Skats'
date: '2025-04-10'
modified: '2025-04-11'
listed: true
draft: false
---

Teksts.
`;

const report = (text: string) =>
  formatProblems(collectProblems(() => parsePost(text, file)).problems);

test('an article’s front matter becomes a post in the language of its file', () => {
  expect(parsePost(source, file)).toMatchObject({
    ...{
      id: 7,
      slug: 'market',
      aliases: ['tirgus', 'vecais-tirgus'],
      language: 'lv',
      category: 'riga-market',
    },
    ...{ date: '2025-04-10', modified: '2025-04-11', listed: true, draft: false },
  });
});

test.each(['draft: true', 'draft: false'])(
  'an article with %s may have dates in the future',
  (draft) => {
    const next = dayInRiga(new Date(Date.now() + 7 * 24 * 3600 * 1000));
    const later = source.replace('draft: false', draft).replaceAll(/2025-04-1./g, next);
    expect(parsePost(later, file)).toMatchObject({ date: next, modified: next });
  },
);

test('an article needs no number, and its folder is its address', () => {
  const { slug, path, number } = parsePost(source.replace('id: 7\n', ''), file);
  expect({ slug, path, number }).toEqual({ slug: 'market', path: '/lv/blog/market/' });
  const folder = collectProblems(() => parsePost(source, fileOf('Jauns raksts', 'lv')));
  expect(formatProblems(folder.problems)).toContain('"Jauns raksts" is the address, and must be');
});

test('an article’s front matter may have its date without quotes, blanks after its --- lines and no text below', () => {
  const bare = source
    .replace(/'(2025-04-10)'/, '$1')
    .replace('---\n', '--- \n')
    .replace(/\n---\n[^]*$/, '\n---');
  expect(parsePost(bare, file)).toMatchObject({ id: 7, date: '2025-04-10' });
});

test.each([
  { wrong: "modified: '2999-01-01'", report: ":14  modified: lies in the future; expected 'TO" },
  { wrong: "modified: '2025-04-09'", report: ":14  modified: is before date, '2025-04-10'" },
  { wrong: 'id: 7\nlisting: true', report: ':3  listing: is not known here; expected one of: id' },
  {
    wrong: 'aliases:\n  - Market',
    report: ':4  aliases[0]: must be lower-case letters, digits and',
  },
  {
    wrong: 'author: ilze',
    report: `:9  author: is nobody in ${CONTENT}/people; expected one of: liga-ozola, toms-kalnins`,
  },
])('front matter with $wrong is reported: $report', ({ wrong, report: expected }) => {
  const line = new RegExp(`^${wrong.split(' ')[0]} .*$`, 'm');
  const found = report(source.replace(line, wrong)).replace(dayInRiga(new Date()), 'TODAY');
  expect(found).toContain(file + expected);
});

test('an article’s front matter is reported when it is missing', () => {
  expect(report('Text')).toBe(
    `${file}:1  front matter: is missing; expected lines between --- and --- at the top of the file`,
  );
});

const facts = eachLanguage(() => ({ 'company.name': 'Sample' }));
const valid = parsePost(source, file);
const post = (id: number, slug: string, language: Language): Post => ({
  ...{ ...valid, id, number: id, slug, aliases: [`alias-${id}`], language },
  ...{ file: fileOf(slug, language), path: `/${language}/blog/${slug}/` },
});
const posts = languages.flatMap((language) => [
  post(4, 'guests', language),
  post(5, 'market', language),
]);
const reportWith = (change: Partial<Post>) =>
  formatProblems(
    checkPosts(
      posts.map((given) => (given.file === file ? { ...given, ...change } : given)),
      facts,
    ),
  );

test('valid articles have no problem; an excerpt counts with its facts', () => {
  expect(reportWith({})).toBe('');
  expect(reportWith({ excerpt: `${'a'.repeat(89)}{{company.name}}` })).toBe('');
});

const differs = `differs from ${fileOf('market', 'en')}; expected the same in every language`;
const taken = `is taken by ${fileOf('guests', 'lv')}; expected another`;

test.each<{ change: Partial<Post>; report: string }>([
  { change: { date: '2025-04-11' }, report: `date: ${differs}` },
  { change: { aliases: ['alias-4'] }, report: `aliases: "alias-4" ${taken}` },
  { change: { aliases: ['guests'] }, report: `aliases: "guests" ${taken}` },
  { change: { id: 4 }, report: `id: "4" ${taken.replace('another', 'no number')}` },
  { change: { aliases: ['5'] }, report: 'aliases: "5" stands here twice; expected another' },
  {
    change: { excerpt: 'a'.repeat(96) },
    report: 'excerpt: has 96 characters, and a card shows 95; expected 1 less',
  },
  {
    change: { excerpt: 'A {{company.fee}}' },
    report: 'excerpt: {{company.fee}} is not a fact; expected one of: company.name',
  },
])('the check reports $change: $report', ({ change, report }) => {
  expect(reportWith(change).split('\n')).toContain(`${file}  ${report}`);
});
