/** @jest-environment node */
import { third } from '../../support/third-language';
import { copyFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { checkContent } from '../../../src/node/check/check-content';
import { CONTENT } from '../../../src/node/content/content-folder';
import { workInContentCopy } from '../../support/content-copy';

workInContentCopy();

const report = async () =>
  (await checkContent()).map(
    ({ file, key, message }) => `${file} ${key.replace(/\[(\d+)\]/g, '.$1')}: ${message}`,
  );

const localizedFiles = () => [
  `${CONTENT}/company.yml`,
  `${CONTENT}/sums.yml`,
  ...readdirSync(`${CONTENT}/people`)
    .filter((name) => name.endsWith('.yml'))
    .map((name) => `${CONTENT}/people/${name}`),
];
const texts = () => [
  ...['blog', 'legal']
    .map((name) => `${CONTENT}/${name}`)
    .flatMap((folder) => readdirSync(folder).map((slug) => `${folder}/${slug}`)),
  `${CONTENT}/new-post`,
];
const words = () => readdirSync(`${CONTENT}/locales/en`);

const readYaml = (file: string) => parseDocument(readFileSync(file, 'utf8'));

/** The keys under which a file holds a text in each language, with the English one. */
function localizedKeys(value: unknown, path: readonly string[] = []): [string[], unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value) return [[[...path], value.en]];
  return Object.entries(value).flatMap(([key, inner]) => localizedKeys(inner, [...path, key]));
}

/** Gives every text of a file in the third language, as it is in English. */
function fillYaml(file: string): void {
  const document = readYaml(file);
  for (const [path, text] of localizedKeys(document.toJS())) document.setIn([...path, third], text);
  writeFileSync(file, String(document));
}

/** Welsh counts none, one, two, few and many, and here it has signs of its own. */
function translate(file: string): void {
  const signs = { '“': '»', '”': '«', '€': 'EUR ' };
  const source = Object.entries(signs).reduce(
    (text, [english, own]) => text.replaceAll(english, own),
    readFileSync(file, 'utf8'),
  );
  const forms = ['zero', 'two', 'few', 'many', 'other'];
  writeFileSync(
    file,
    source.replace(/"(\w+)_other": (".*")/g, (_, key: string, text: string) =>
      forms.map((form) => `"${key}_${form}": ${text}`).join(', '),
    ),
  );
}

test('Checking the content names every text that a third language lacks', async () => {
  const found = await report();
  const expected = [
    ...localizedFiles().flatMap((file) =>
      localizedKeys(readYaml(file).toJS()).map(
        ([path]) => `${file} ${path.join('.')}.cy: is required: a text`,
      ),
    ),
    ...words().map(
      (name) =>
        `${CONTENT}/locales/cy/${name} file: "${name}" is missing; expected a file of this name`,
    ),
    ...readdirSync(`${CONTENT}/blog`).map(
      (slug) =>
        `${CONTENT}/blog/${slug}/index.en.mdx file: has no index.cy.mdx beside it; expected the article in every language`,
    ),
    ...readdirSync(`${CONTENT}/legal`).map(
      (name) =>
        `${CONTENT}/legal/${name}/index.cy.mdx file: is missing; expected the page in every language`,
    ),
    `${CONTENT}/new-post/index.cy.mdx file: "index.cy.mdx" is missing; expected a file of this name`,
  ];
  expect(found.sort()).toEqual(expected.sort());
});

test('Content that has them all is complete', async () => {
  cpSync(`${CONTENT}/locales/en`, `${CONTENT}/locales/cy`, { recursive: true });
  words().forEach((name) => translate(`${CONTENT}/locales/cy/${name}`));
  texts().forEach((folder) => copyFileSync(`${folder}/index.lv.mdx`, `${folder}/index.cy.mdx`));
  localizedFiles().forEach(fillYaml);
  expect(await report()).toEqual([]);
});

test('Checking the content names figures and signs that were copied from another language', async () => {
  cpSync(`${CONTENT}/locales/en`, `${CONTENT}/locales/cy`, { recursive: true });
  texts().forEach((folder) => copyFileSync(`${folder}/index.en.mdx`, `${folder}/index.cy.mdx`));
  localizedFiles().forEach(fillYaml);
  const found = await report();
  for (const copied of [
    'cy/home.json week.price: holds €{, which is written in another language; expected EUR 25',
    'cy/blog.json filter.query: holds “, which is written in another language; expected »…«',
    '<Chart> Received: "€13,000" is no number; expected one as "4,91"',
  ])
    expect(found.join('\n').replaceAll('\u00a0', ' ')).toContain(copied);
});
