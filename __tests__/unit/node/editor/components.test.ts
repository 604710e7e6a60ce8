import { readdirSync, readFileSync } from 'node:fs';
import { bodyOf } from '../../../../src/node/content/front-matter';
import { editorComponents } from '../../../../src/node/editor/components';
import { fieldWords } from '../../../../src/node/editor/field-words';
import { splitBlocks } from '../../../../src/node/editor/split-blocks';

const components = editorComponents(fieldWords({}));
const texts = ['content', '__tests__/fixture'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `${folder}/${name}`),
);

const valuesOf: Record<string, Record<string, string>> = Object.fromEntries(
  components.map(({ id, fields }) => [
    id,
    Object.fromEntries(fields.map(({ name }) => [name, `A "word" & ${name}`])),
  ]),
);

test.each(components)('$id is read as it was written', ({ id, pattern, read, write }) => {
  const values = valuesOf[id] ?? {};
  const written = write(values);
  const match = pattern.exec(written);
  expect(match?.[0]).toBe(written);
  expect(match && read(match)).toEqual(values);
});

test.each(texts)(
  'every component of %s is a block, whole, and is written with the same words',
  (file) => {
    const blocks = splitBlocks(bodyOf(readFileSync(file, 'utf8')).body).filter(
      (block) => /^<[A-Z]\w*[\s>]/.test(block) && !/^<Term/.test(block),
    );
    for (const block of blocks) {
      const component = components.find(({ id }) => block.startsWith(`<${id}`));
      const match = component?.pattern.exec(block.trim());
      expect(match?.[0]).toBe(block.trim());
      const again =
        component && match && component.pattern.exec(component.write(component.read(match)));
      expect(again && component.read(again)).toEqual(match && component?.read(match));
    }
  },
);
