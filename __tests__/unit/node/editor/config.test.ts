import { editorConfig } from '../../../../src/node/editor/config';
import {
  uploads,
  wordFields,
  type EditorField,
  type PageTexts,
} from '../../../../src/node/editor/fields';
import { componentRules } from '../../../../src/node/prose/components';
import { blocks } from '../../../../tools/editor/app/components.mjs';
import { keysOf } from '../../../../src/node/content/words/check-words';
import { COMPANY_FILE } from '../../../../src/node/content/company/read-company';
import { readWordFiles } from '../../../../src/node/content/words/words';
import { editYaml } from '../../../../scripts/tests/edits';
import { workInContentCopy } from '../../../support/content-copy';

const place = { backend: { name: 'test-repo' }, review: false, site: '' };
const config = editorConfig(place);

type Form = { name: string; fields?: EditorField[] } & Record<
  'folder' | 'file',
  string | undefined
>;

const collections = config.collections as (Form & { files?: Form[] })[];
const forms = collections.flatMap((form) => form.files ?? form);
const namesOf = (fields: readonly { name: string }[]) => fields.map(({ name }) => name);

test('the editor writes into the content and nowhere else', () => {
  const places = [config.media_folder, ...forms.map(({ folder, file }) => folder ?? file)];
  for (const path of places) expect(path).toMatch(/^content\//);
});

test('the editor has a name in words for each fact and each field of an article', () => {
  const nameless = (fields: readonly EditorField[] = []): string[] =>
    fields.flatMap(({ name, label, fields: inner }) => (label === name ? [name] : nameless(inner)));
  for (const name of ['article', 'legal', 'people', 'company', 'rates'])
    expect(nameless(forms.find((form) => form.name === name)?.fields)).toEqual([]);
});

test('an editor may leave empty what an article may lack, and nothing else', () => {
  const article = forms.find(({ name }) => name === 'article')?.fields ?? [];
  expect(namesOf(article.filter(({ required }) => required === false))).toEqual([
    ...['id', 'coverWide', 'modified', 'customTitle', 'customDescription'],
  ]);
  // A new article is a draft, and both languages share what is no text.
  expect(article.find(({ name }) => name === 'draft')).toMatchObject({ default: true });
  const shared = namesOf(article.filter(({ i18n }) => i18n === 'duplicate'));
  expect(shared).toEqual(expect.arrayContaining(['date', 'category', 'author', 'draft']));
  expect(shared).not.toContain('title');
});

test.each(Object.entries(componentRules))('there is a block for %s', (name, { props, empty }) => {
  const fields = blocks.find(({ id }) => id === name)?.fields ?? [];
  // In the editor rows are a table in the content.
  const written = Object.keys(props.fields).filter((key) => key !== 'rows');
  const known = [...written, ...(empty ? [] : ['content'])];
  expect(new Set(namesOf(fields))).toEqual(new Set(known));
  const options = fields.flatMap((field) =>
    'options' in field ? [[field.name, field.options]] : [],
  );
  const offered = Object.entries(props.describe().fields).flatMap(([key, field]) =>
    'oneOf' in field && field.oneOf.length > 0 ? [[key, field.oneOf]] : [],
  );
  expect(options).toEqual(offered);
});

const line = 'a'.repeat(60);

test.each([
  ['a line', 'in each language', { lv: line, en: line }, 'string', ['lv', 'en']],
  ['more than a line', 'in Latvian', { lv: `${line}a`, en: 'a' }, 'text', ['lv', 'en']],
  ['more than a line', 'in English', { lv: 'a', en: `${line}a` }, 'text', ['lv', 'en']],
  ['two lines', 'in English', { lv: 'a', en: 'a\nb' }, 'text', ['lv', 'en']],
  ['a line', 'in Latvian alone', { lv: 'a', en: undefined }, 'string', ['lv']],
])('a text of %s %s has room in the editor', (_, __, { lv, en }, widget, required) => {
  const pages: PageTexts = { lv: { lead: lv }, en: en === undefined ? {} : { lead: en } };
  expect(wordFields(pages)).toEqual([expect.objectContaining({ widget, required })]);
});

test('no name is a number: the editor would read the group as a list, and could not save it', () => {
  const numbers = (fields: readonly EditorField[] = []): string[] =>
    fields.flatMap(({ name, fields: inner }) => (/^\d+$/.test(name) ? [name] : numbers(inner)));
  expect(forms.flatMap(({ fields }) => numbers(fields))).toEqual([]);
});

test('the texts of a page stand in one order in every language, as the editor saves them', () => {
  const { values: files } = readWordFiles();
  for (const { namespace, words } of files) {
    const [first] = files.filter((candidate) => candidate.namespace === namespace);
    expect(keysOf(words)).toEqual(keysOf(first?.words ?? {}));
  }
});

describe('in the content of a company without the group', () => {
  workInContentCopy();

  test('the editor offers no form for the page of the group', () => {
    editYaml(COMPANY_FILE, (company) => company.deleteIn(['profiles', 'group']));
    const offered = JSON.stringify(editorConfig(place).collections);
    expect(JSON.stringify(collections)).toContain('/network.json');
    expect(offered).not.toContain('/network.json');
  });
});

test('a picture of any size can be uploaded within a text, as in the forms', () => {
  const inTexts = blocks.flatMap(({ fields }) =>
    fields.filter((field) => 'media_libraries' in field),
  );
  expect(inTexts).toHaveLength(3);
  for (const picture of inTexts) expect(picture).toMatchObject({ media_libraries: uploads });
});

test('the editor reads from a block what it has written there', () => {
  for (const { id, fields, pattern, fromBlock, toBlock } of blocks) {
    const content = pattern.dotAll ? '| a |\n| - |\n| b |' : 'a word';
    const samples: Record<string, string> = { content, sign: '2024.' };
    const sampleOf = (name: string) =>
      samples[name] ?? (/\d/.test(name) || id === 'image' ? `${name}.jpg` : `A "${name}"`);
    const values = Object.fromEntries(namesOf(fields).map((name) => [name, sampleOf(name)]));
    const match = pattern.exec(toBlock(values));
    expect(match && fromBlock(match)).toMatchObject(values);
  }
});
