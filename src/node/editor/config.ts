import type { Schema } from 'yup';
import { defaultLanguage, languages } from '../../site/languages';
import { companySchema } from '../content/company/company-schema';
import { describe } from '../content/describe';
import { personSchema } from '../content/people/read-people';
import { ratesSchema } from '../content/rates/rates-schema';
import { articleFields, legalFields } from './article-fields';
import { fieldsOf } from './fields';
import type { EditorSite } from './read-site';
import { pageName, wordFields } from './word-fields';

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
      fields: fieldsOf(describe(personSchema)),
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

function facts({ company, rates }: EditorSite) {
  const file = (name: string, label: string, schema: Schema, held?: object) => {
    if (!held) return [];
    const fields = fieldsOf(describe(schema), held);
    return [{ name, label, file: `${CONTENT}/${name}.yml`, fields }];
  };
  return {
    name: 'company',
    label: 'Uzņēmuma dati',
    icon: 'apartment',
    files: [
      ...file('company', 'Uzņēmuma dati', companySchema, company),
      ...file('sums', 'Likmes un pieņēmumi aprēķinam', ratesSchema, rates),
    ],
  };
}
