import { editYaml, readYaml, writeYaml } from '../../../../src/node/editor/edit-yaml';

const source = `# Facts
name: Amberkey # working brand
fee: { value: 25, unit: '%' }
rating:
  value: 4.9 # of five

  reviews: 88
aliases:
  - one
  - two
draft: true # delete this line
title: 'Owner''s guide'
`;

test.each([
  ['a text keeps its comment', { name: 'Anker' }, 'name: Anker # working brand'],
  [
    'a number in braces keeps its neighbours',
    { fee: { value: 24, unit: '%' } },
    "{ value: 24, unit: '%' }",
  ],
  [
    'a number in a group keeps its comment',
    { rating: { value: 5, reviews: 88 } },
    'value: 5 # of five',
  ],
  ['a text in quotes keeps its quotes', { title: "Host's guide" }, "title: 'Host''s guide'"],
  [
    'a list is written anew',
    { aliases: ['one', 'three'] },
    'aliases:\n  - one\n  - three\ndraft: true # delete',
  ],
  [
    'an emptied list is a list still',
    { aliases: [] },
    'aliases: []\ndraft: true # delete this line',
  ],
  ['a new line stands below', { modified: '2026-11-22' }, "guide'\nmodified: '2026-11-22'\n"],
  [
    'an end more makes its braces anew',
    { fee: { from: 20, to: 25, unit: '%' } },
    'from: 20, to: 25',
  ],
])('%s', (_, change, expected) => {
  const wanted = { ...readYaml(source), ...change };
  const text = editYaml(source, wanted);
  expect(text).toContain(expected);
  expect(readYaml(text)).toEqual(wanted);
  expect(text).toContain('# Facts\n');
});

test('a line whose value is emptied is gone, and all others stay as they were', () => {
  const wanted = { ...readYaml(source), draft: '' };
  expect(editYaml(source, wanted)).toBe(source.replace('draft: true # delete this line\n', ''));
});

test('a new file has its lines in the order of the schema, and quotes around texts', () => {
  expect(writeYaml({ title: 'A: b', id: 7, aliases: [] }, ['id', 'aliases', 'title'])).toBe(
    "id: 7\naliases: []\ntitle: 'A: b'\n",
  );
});
