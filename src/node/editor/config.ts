import type { Schema } from 'yup';
import { categories } from '../../site/categories';
import { defaultLanguage, languages } from '../../site/languages';
import { proseComponents } from '../../site/prose';
import { companySchema } from '../content/company/company-schema';
import { describe } from '../content/fields';
import { legalSchema } from '../content/legal/read-legal-page';
import { personSchema } from '../content/people/read-people';
import { postSchema, sharedFields } from '../content/posts/read-post';
import { ratesSchema } from '../content/rates/read-rates';
import { editorFields, pageName, wordFields, type EditorField } from './fields';
import type { EditorSite } from './read-site';

const CONTENT = 'content';
const BESIDE = { media_folder: '', public_folder: '' };

interface EditorPlace {
  backend: Readonly<Record<string, unknown>>;
  review: boolean;
  site: string;
}

export const editorConfig = (
  site: EditorSite,
  { backend, review, site: address }: EditorPlace,
) => ({
  load_config_file: false,
  backend,
  publish_mode: review ? 'editorial_workflow' : 'simple',
  site_url: address,
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
      ...texts('article', 'Raksti', 'blog', articleFields(site.start)),
      label_singular: 'raksts',
      slug: { template: '{{fields.slug}}', editable: false },
      summary: '{{title}}',
      preview_path: `${defaultLanguage}/blog/{{fields.slug}}/`,
      sortable_fields: ['date', 'title'],
    },
    words(site),
    facts(site),
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
});

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

const words = ({ words: pages }: EditorSite) => ({
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

const facts = ({ company, rates }: EditorSite) => ({
  name: 'company',
  label: 'Uzņēmuma dati',
  icon: 'apartment',
  files: [
    factFile('company', 'Uzņēmuma dati', companySchema, company),
    factFile('sums', 'Likmes un pieņēmumi aprēķinam', ratesSchema, rates),
  ],
});

const factFile = (name: string, label: string, schema: Schema, held: object) => ({
  name,
  label,
  file: `${CONTENT}/${name}.yml`,
  fields: editorFields(describe(schema), held),
});

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

/** What a form has beyond the schema: the beginning of a new article, and names to choose from. */
const beyondSchema = ({ id, date, categoryNames }: EditorSite['start']) => ({
  id: { default: id },
  excerpt: { maxlength: 160 },
  category: { options: categories.map((value) => ({ value, label: categoryNames[value] })) },
  date: { default: date },
  listed: { default: true },
  draft: { default: true },
  customDescription: { maxlength: 160 },
});

function articleFields(start: EditorSite['start']): EditorField[] {
  const more: Readonly<Record<string, object>> = beyondSchema(start);
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
