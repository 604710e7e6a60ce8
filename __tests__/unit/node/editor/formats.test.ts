import { readdirSync, readFileSync } from 'node:fs';
import { editorFormats } from '../../../../src/node/editor/formats';

/** What the rich text does to a text that nobody touched: other marks for lists, narrow tables. */
const rewrite = (text: string) =>
  text
    .replace(/^( *)- /gm, '$1* ')
    .replace(/\|(.*)\|/g, (row: string) => row.replace(/ {2,}/g, ' '))
    .replace(/-{3,}/g, '---');
const { words, facts, text } = editorFormats(rewrite);

const formatOf = (file: string) =>
  Object.values({ words, facts, text }).find(({ extension }) => file.endsWith(`.${extension}`));
const files = ['content', '__tests__/fixture'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => formatOf(name) && !name.startsWith('new-post'))
    .map((name) => `${folder}/${name}`),
);

test('there is content to read', () => {
  expect(files.length).toBeGreaterThan(60);
});

test.each(files)('%s, opened and saved, stays byte for byte the same', (file) => {
  const source = readFileSync(file, 'utf8');
  const format = formatOf(file);
  expect(format?.toFile(format.fromFile(source))).toBe(source);
});

const texts = files.filter((file) => file.endsWith('.mdx'));

test.each(texts)('%s, with a sentence more at its end, has that line more and no other', (file) => {
  const source = readFileSync(file, 'utf8');
  const { body, ...head } = text.fromFile(source);
  const written = `${rewrite(body as string)}\n\nA sentence more.`;
  expect(text.toFile({ ...head, body: written })).toBe(`${source.trimEnd()}\n\nA sentence more.\n`);
});
