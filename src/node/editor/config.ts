import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { object, type Schema } from 'yup';
import { categories } from '../../site/blog';
import { defaultLanguage, eachLanguage, languages, type Language } from '../../site/languages';
import { proseComponents } from '../../site/prose';
import { dayInRiga } from '../../site/riga-time';
import { namespaces, type Namespace } from '../../site/namespaces';
import { companySchema } from '../content/company/company-schema';
import { absentPages, readCompany } from '../content/company/read-company';
import { siteFacts } from '../content/facts/facts';
import { CONTENT, parseFile } from '../content/files';
import { describe } from '../content/fields';
import { legalSchema, EXCERPT_MAX_LENGTH, postSchema, sharedFields } from '../content/texts';
import { parseYaml } from '../content/parse-yaml';
import { personSchema } from '../content/people';
import { ratesSchema, readRates } from '../content/sum-facts';
import { fillFacts } from '../content/words/prepare-words';
import { mapTexts, readWordFiles, type Words } from '../content/words/words';
import { editorFields, pageName, wordFields, type EditorField, type PageTexts } from './fields';

interface EditorPlace {
  backend: Readonly<Record<string, unknown>>;
  review: boolean;
  site: string;
}

interface Skeleton {
  i18n: object;
  media_folder: string;
  collections: { name: string }[];
}

/** The configuration of the editor, made from the content as it stands. */
export function editorConfig({ backend, review, site }: EditorPlace) {
  const pages = readPages();
  const content: Readonly<Record<string, object>> = {
    article: { fields: articleFields(pages), preview_path: `${defaultLanguage}/blog/{{slug}}/` },
    words: { files: wordFiles(pages) },
    company: {
      files: [
        ...factFile('company', 'Uzņēmuma dati', companySchema),
        ...factFile('rates', 'Likmes un pieņēmumi aprēķinam', ratesSchema),
      ],
    },
    people: { fields: editorFields(describe(personSchema)) },
    legal: { fields: legalFields },
  };
  const skeleton = parse(readFileSync('src/node/editor/config.yml', 'utf8')) as Skeleton;
  return {
    ...skeleton,
    backend,
    publish_mode: review ? 'editorial_workflow' : 'simple',
    site_url: site,
    i18n: { ...skeleton.i18n, locales: languages, default_locale: defaultLanguage },
    collections: skeleton.collections.map((collection) => ({
      ...collection,
      ...content[collection.name],
    })),
  };
}

type Pages = Partial<Record<Namespace, PageTexts>>;

/** A page with a file that cannot be read, or that the company lacks, has no form. */
function readPages(): Pages {
  const { values: files } = readWordFiles();
  const { value: company } = readCompany();
  const absent = company ? absentPages(company) : [];
  const pages = namespaces.flatMap((page) => {
    if (absent.some((route) => route === page)) return [];
    const wordsIn = (language: Language) =>
      files.find((file) => file.namespace === page && file.language === language)?.words;
    const inAll = eachLanguage(wordsIn);
    return Object.values(inAll).includes(undefined) ? [] : [[page, inAll]];
  });
  return Object.fromEntries(pages) as Pages;
}

const wordFiles = (pages: Pages) =>
  Object.entries(pages).map(([page, inAll]) => ({
    name: page,
    label: pageName(page, inAll[defaultLanguage]),
    file: `content/locales/{{locale}}/${page}.json`,
    i18n: true,
    fields: wordFields(inAll),
  }));

/** The raw values, even if they break the rules; an unreadable file has no form. */
function factFile(name: string, label: string, schema: Schema) {
  const { value } = parseFile(`${CONTENT}/${name}.yml`, (source, file) =>
    parseYaml(source, object(), file),
  );
  if (!value) return [];
  const fields = editorFields(describe(schema), value);
  return [{ name, label, file: `content/${name}.yml`, fields }];
}

const body: EditorField = {
  name: 'body',
  label: 'Teksts',
  i18n: true,
  widget: 'richtext',
  buttons: [
    ...['bold', 'italic', 'strikethrough', 'code', 'link'],
    ...['heading-two', 'heading-three', 'heading-four'],
    ...['bulleted-list', 'numbered-list', 'quote'],
  ],
  editor_components: [...proseComponents, 'Table', 'Code', 'Sign', 'Pair', 'image'],
  linked_images: false,
  use_emoji_autocomplete: false,
};

function articleFields(pages: Pages): EditorField[] {
  const facts = siteFacts(readCompany().value, readRates().value, defaultLanguage);
  const written = (pages.common?.[defaultLanguage].categories ?? {}) as Words;
  const names = mapTexts(written, (name) => fillFacts(name, facts));
  // Beyond the schema: the beginning of a new article, and names to choose from.
  const more: Readonly<Record<string, object>> = {
    excerpt: { maxlength: EXCERPT_MAX_LENGTH },
    category: { options: categories.map((value) => ({ value, label: names[value] })) },
    date: { default: dayInRiga(new Date()) },
    listed: { default: true },
    draft: { default: true },
    customDescription: { maxlength: 160 },
  };
  const isShared = (name: string) => (sharedFields as readonly string[]).includes(name);
  // Of the addresses it asks nothing: it names the folder, and adds its former name to the aliases.
  const fields = editorFields(describe(postSchema.omit(['aliases']))).map((field) => ({
    ...field,
    i18n: isShared(field.name) ? 'duplicate' : true,
    ...more[field.name],
  }));
  const hint =
    'Blokus ieliek ar „Insert”. Skaitļus ņem no uzņēmuma datiem: {{company.figures.onSiteFee}}.';
  return [...fields, { ...body, hint }];
}

const legalFields: EditorField[] = [
  ...editorFields(describe(legalSchema)).map((field) => ({ ...field, i18n: 'duplicate' })),
  body,
];
