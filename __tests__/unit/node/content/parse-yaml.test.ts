import { object, string } from 'yup';
import { parseYaml } from '../../../../src/node/content/parse-yaml';

test.each([
  ['street: \u00a0 X  1\u200b ', 'X 1'],
  ["street: ' X 1 '", 'X 1'],
  ['street: |\n  X\n  1\n', 'X 1'],
  ['street: X\u20111', 'X-1'],
])('a text with spaces that cannot be seen is read without them: %j', (written, read) => {
  expect(parseYaml(written, object({ street: string() }), 'company.yml')).toEqual({ street: read });
});
