import { array, object, string } from 'yup';
import * as fields from '../../../../src/node/content/fields';
import { parseYaml } from '../../../../src/node/content/parse-yaml';
import { collectProblems, formatProblems } from '../../../../src/node/content/problems';

test.each([
  ['street: \u00a0 X  1\u200b ', 'X 1'],
  ["street: ' X 1 '", 'X 1'],
  ['street: |\n  X\n  1\n', 'X 1'],
  ['street: X\u20111', 'X-1'],
])('a text with spaces that cannot be seen is read without them: %j', (written, read) => {
  expect(parseYaml(written, object({ street: string() }), 'company.yml')).toEqual({ street: read });
});

const schema = fields.strictObject({
  text: fields.requiredText(),
  count: fields.wholeBetween(1, 999).optional(),
  names: array(fields.requiredText()),
  day: fields.date(),
  group: fields.optionalObject({ name: fields.requiredText() }),
});

/** A line that replaces the second one of a file, and the reported problem. */
test.each([
  { line: 'count: 1', says: '1  text: is required: a text' },
  { line: "text: ' '", says: '2  text: is required: a text; found ""' },
  { line: 'text: 42', says: '2  text: must be a text; put it in quotes; found 42' },
  { line: "text: '{{a}}'", says: '2  text: holds {{; no fact is filled in here, expected plain' },
  { line: 'text: “X”', says: '2  text: stands in quotes of a word processor; expected straight' },
  { line: 'text: Our #1', says: '2  text: ends before #; expected the whole text in quotes' },
  { line: "text: '**X**'", says: '2  text: holds **, which the page would show as it stands' },
  { line: 'text: *X*', says: '2  YAML: cannot be read: expected quotes around the whole text' },
  { line: 'text: A\ntext: B', says: '3  YAML: cannot be read: a key stands here twice' },
  { line: 'text: A\ncount: x', says: '3  count: must be a number; found "x"' },
  { line: 'text: A\ncount: 1.5', says: '3  count: must be a whole number; found 1.5' },
  { line: 'text: A\ncount: 0', says: '3  count: must be between 1 and 999; found 0' },
  { line: 'text: A\ncount: 3.000', says: '3  count: is read as a number below 1000; expected' },
  { line: 'text: A\nnames:', says: '3  names: is empty; expected a value, or leave it out' },
  { line: 'text: A\nnames:\n  - 5', says: '4  names[0]: must be a text; put it in quotes' },
  { line: "text: A\nday: '2025-02-30'", says: '3  day: must be a date from 2000 on, like' },
  { line: 'text: A\ngroup: x', says: '3  group: must be a group of lines like "key: value"' },
  { line: 'text: A\ngroup:\n  nam: x', says: '4  group.nam: is not known here; expected' },
])('$line is reported with its line, its key and the expected value', ({ line, says }) => {
  const source = `# A file\n${line}\n# ends`;
  const { problems } = collectProblems(() => parseYaml(source, schema, 'a.yml'));
  expect(formatProblems(problems)).toContain(`a.yml:${says}`);
});

test.each(['', '- text'])('a file that holds %j is named as a whole', (source) => {
  const { problems } = collectProblems(() => parseYaml(source, schema, 'a.yml'));
  expect(formatProblems(problems)).toMatch(/^a\.yml:1 {2}all: (is required: a|must be a) group/);
});
