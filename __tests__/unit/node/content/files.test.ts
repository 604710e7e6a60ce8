import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readText } from '../../../../src/node/content/files';
import { collectProblems } from '../../../../src/node/content/problems';

const file = join(mkdtempSync(join(tmpdir(), 'files-')), 'index.lv.mdx');

test.each([
  ['a mark of a conflict', '<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> cena\n', 'conflict', 1],
  ['the same below other text, as Windows saves it', 'A\r\n\r\n=======\r\nB', 'conflict', 3],
  ['a letter that is no UTF-8', 'A\nv\ufffdks\n', 'encoding', 2],
])('an editor is sent to the line of %s', (_, text, key, line) => {
  writeFileSync(file, text);
  const { problems } = collectProblems(() => readText(file));
  expect(problems).toMatchObject([{ file, key, line }]);
});

test('a longer or shorter rule below a heading is no mark of a conflict', () => {
  const text = 'A\n========\nB\n======\n<<<<<<<A';
  writeFileSync(file, text);
  expect(readText(file)).toBe(text);
});
