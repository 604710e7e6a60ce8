import { object, type Schema } from 'yup';
import { categories } from '../../site/categories';
import { defaultLanguage, eachLanguage, languages } from '../../site/languages';
import { proseComponents } from '../../site/prose';
import { dayInRiga } from '../../site/riga-time';
import { namespaces, type Namespace } from '../../site/routes';
import { companySchema } from '../content/company/company-schema';
import { COMPANY_FILE } from '../content/company/read-company';
import { describe } from '../content/fields';
import { parseFile } from '../content/files/read-text';
import { legalSchema } from '../content/legal/read-legal-page';
import { parseYaml } from '../content/parse-yaml';
import { personSchema } from '../content/people/read-people';
import {
  EXCERPT_LETTERS,
  nextId,
  postSchema,
  readPosts,
  sharedFields,
} from '../content/posts/read-post';
import { RATES_FILE, ratesSchema } from '../content/rates/read-rates';
import { readWordFiles, type Words } from '../content/words/words';
import { editorFields, pageName, wordFields, type EditorField, type PageTexts } from './fields';

const CONTENT = 'content';
const BESIDE = { media_folder: '', public_folder: '' };

interface EditorPlace {
  backend: Readonly<Record<string, unknown>>;
  review: boolean;
  site: string;
}

/** The configuration of the editor, made from the content as it stands. */
export function editorConfig({ backend, review, site }: EditorPlace) {
  const pages = readPages();
  return {
    load_config_file: false,
    backend,
    publish_mode: review ? 'editorial_workflow' : 'simple',
    site_url: site,
    app_title: 'Redaktors',
    media_folder: `${CONTENT}/images`,
    public_folder: '',
    media_libraries: {
      default: { config: { max_file_size: 1024 * 1024 } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    i18n: { structure: 'multiple_files', locales: languages, default_locale: defaultLanguage },
    // A fixed style, so that a save changes only what an editor has changed.
    output: { omit_empty_optional_fields: true, yaml: { quote: 'single' } },
    editor: { preview: false },
    collections: [
      {
        ...texts('article', 'Raksti', 'blog', articleFields(pages)),
        label_singular: 'raksts',
        slug: { template: '{{fields.slug}}', editable: false },
        summary: '{{title}}',
        preview_path: `${defaultLanguage}/blog/{{fields.slug}}/`,
        sortable_fields: ['date', 'title'],
      },
      words(pages),
      facts(),
      {
        name: 'people',
        label: 'Cilvēki',
        label_singular: 'cilvēks',
        icon: 'group',
        folder: `${CONTENT}/people`,
        identifier_field: 'name',
        ...BESIDE,
        format: 'yaml',
        extension: 'yml',
        fields: editorFields(describe(personSchema)),
      },
      {
        ...texts('legal', 'Noteikumi un privātums', 'legal', legalFields),
        create: false,
        delete: false,
        duplicate: false,
        identifier_field: 'updated',
        summary: '{{slug}}',
      },
    ],
  };
}

const texts = (name: string, label: string, folder: string, fields: object) => ({
  name,
  label,
  icon: name === 'legal' ? 'gavel' : 'article',
  folder: `${CONTENT}/${folder}`,
  path: '{{slug}}/index',
  ...BESIDE,
  i18n: true,
  format: 'yaml-frontmatter',
  extension: 'mdx',
  aliases_field: false,
  fields,
});

type Pages = Partial<Record<Namespace, PageTexts>>;

/** A page with a file that cannot be read has no form. */
function readPages(): Pages {
  const { values: files } = readWordFiles();
  const pages = namespaces.flatMap((page) => {
    const translations = files.filter(({ namespace }) => namespace === page);
    const inAll = eachLanguage(
      (one) => translations.find(({ language }) => language === one)?.words,
    );
    return Object.values(inAll).includes(undefined) ? [] : [[page, inAll]];
  });
  return Object.fromEntries(pages) as Pages;
}

const words = (pages: Pages) => ({
  name: 'words',
  label: 'Lapu teksti',
  icon: 'web',
  i18n: true,
  files: Object.entries(pages).map(([page, inAll]) => ({
    name: page,
    label: pageName(page, inAll[defaultLanguage]),
    file: `${CONTENT}/locales/{{locale}}/${page}.json`,
    i18n: true,
    fields: wordFields(inAll, inAll[defaultLanguage]),
  })),
});

const facts = () => ({
  name: 'company',
  label: 'Uzņēmuma dati',
  icon: 'apartment',
  files: [
    ...factFile('company', 'Uzņēmuma dati', companySchema, COMPANY_FILE),
    ...factFile('sums', 'Likmes un pieņēmumi aprēķinam', ratesSchema, RATES_FILE),
  ],
});

/** As it stands, also against the rules; one that cannot be read has no form. */
function factFile(name: string, label: string, schema: Schema, file: string) {
  const { value } = parseFile(file, (source) => parseYaml(source, object(), file));
  if (!value) return [];
  const fields = editorFields(describe(schema), value);
  return [{ name, label, file: `${CONTENT}/${name}.yml`, fields }];
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
  editor_components: [...proseComponents, 'Table'],
  use_emoji_autocomplete: false,
};

function articleFields(pages: Pages): EditorField[] {
  const names = (pages.common?.[defaultLanguage].categories ?? {}) as Words;
  // Beyond the schema: the beginning of a new article, and names to choose from.
  const more: Readonly<Record<string, object>> = {
    id: { default: nextId(readPosts().values) },
    excerpt: { maxlength: EXCERPT_LETTERS },
    category: { options: categories.map((value) => ({ value, label: names[value] })) },
    date: { default: dayInRiga(new Date()) },
    listed: { default: true },
    draft: { default: true },
    customDescription: { maxlength: 160 },
  };
  const isShared = (name: string) => (sharedFields as readonly string[]).includes(name);
  const fields = editorFields(describe(postSchema)).map((field) => ({
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
