import { object } from 'yup';
import { figureKeys } from '../../../../src/node/content/company/figure-rules';
import { namespaces } from '../../../../src/site/routes';
import { text, wholeBetween } from '../../../../src/node/content/fields';
import { SHARED } from '../../../../src/node/content/posts/check-posts';
import { postSchema } from '../../../../src/node/content/posts/post-schema';
import { editorConfig } from '../../../../src/node/editor/config';
import { fieldWords } from '../../../../src/node/editor/field-words';
import { fieldsOf, type EditorField } from '../../../../src/node/editor/fields-of';
import { editorPictures } from '../../../../src/node/editor/pictures';
import { picturePlaces } from '../../../../src/node/pictures/picture-places';
import { readEditorSite } from '../../../../src/node/editor/read-site';
import { proseComponents } from '../../../../src/site/prose';
import { languages } from '../../../../src/site/languages';
import en from '../../../../src/node/editor/words/en.json';
import lv from '../../../../src/node/editor/words/lv.json';
import { editorComponents } from '../../../../src/node/editor/components';

const words = fieldWords(lv);
const config = editorConfig(
  readEditorSite(new Date('2026-11-22')),
  { locale: 'lv', folder: 'content/', backend: { name: 'proxy' }, review: false, site: '' },
  words,
);
const collection = (name: string) =>
  config.collections.find((each) => each.name === name) as unknown as {
    fields: EditorField[];
    files: { name: string; file: string; fields: EditorField[] }[];
  };
const fieldsBelow = (fields: readonly EditorField[]): EditorField[] =>
  fields.flatMap((field) => [field, ...fieldsBelow(field.fields ?? [])]);

test('the editor has words for the same things in both languages', () => {
  expect(Object.keys(en)).toEqual(Object.keys(lv));
});

test('each field of the facts, of articles and of people has a name in words', () => {
  const fields = [
    ...collection('article').fields,
    ...collection('people').fields,
    ...collection('legal').fields,
    ...collection('company').files.flatMap(({ fields }) => fields),
  ];
  const nameless = fieldsBelow(fields).filter(({ name, label }) => label === name);
  expect(nameless.map(({ name }) => name)).toEqual([]);
});

test.each([
  ['Latvian', lv],
  ['English', en],
])(
  'each place that shows a picture has a name in %s, and each text of the list is there',
  (_, own) => {
    const { list, texts } = editorPictures(picturePlaces, fieldWords(own));
    const named = [...list.flatMap(({ places }) => places), ...Object.values(texts)];
    expect(named.filter((name) => name.startsWith('pictures.'))).toEqual([]);
  },
);

test('an article has every field of its schema and its text; what all languages share is typed once', () => {
  const { fields } = collection('article');
  expect(fields.map(({ name }) => name)).toEqual([...Object.keys(postSchema.fields), 'body']);
  const twice = fields.filter(({ i18n }) => i18n === 'duplicate').map(({ name }) => name);
  expect(new Set(twice)).toEqual(new Set(SHARED));
});

test('a field that a schema gets appears, with an input of its kind and its bounds', () => {
  const schema = object({
    beds: wholeBetween(1, 9),
    code: text().matches(/^\d{4}$/, 'four digits'),
  });
  expect(fieldsOf(schema, words, 'flat')).toEqual([
    {
      name: 'beds',
      label: 'beds',
      required: true,
      widget: 'number',
      value_type: 'int',
      step: 1,
      min: 1,
      max: 9,
    },
    {
      name: 'code',
      label: 'code',
      required: true,
      widget: 'string',
      pattern: [String.raw`^\d{4}$`, 'four digits'],
    },
  ]);
});

test('each figure has an input, and no input for what its rule has decided', () => {
  const [company] = collection('company').files;
  const figures = company?.fields.find(({ name }) => name === 'figures')?.fields ?? [];
  expect(figures.map(({ name }) => name)).toEqual(figureKeys);
  const inputs = (key: string) =>
    figures.find(({ name }) => name === key)?.fields?.map(({ name }) => name);
  expect(inputs('onSiteFee')).toEqual(['value', 'orMore']);
  expect(inputs('incomeRatio')).toEqual(['from', 'to', 'orMore']);
});

test('each file of words has a form', () => {
  expect(collection('words').files.map(({ name }) => name)).toEqual(namespaces);
});

test('each component of articles is a block', () => {
  expect(editorComponents(words).map(({ id }) => id)).toEqual(proseComponents);
});

test('a new article has a number that no other has, and begins in each language in that language', () => {
  const { newPost } = readEditorSite(new Date('2026-11-22'));
  expect(newPost.date).toBe('2026-11-22');
  for (const language of languages) expect(newPost.body[language]).toMatch(/^✎/);
});
