import { categories } from '../../site/categories';
import { defaultLanguage, languages, type Language } from '../../site/languages';
import { articleRoute } from '../../site/routes';
import { companySchema } from '../content/company/company-schema';
import { figureRules } from '../content/company/figure-rules';
import { legalSchema } from '../content/legal/legal-schema';
import { personSchema } from '../content/people/person-schema';
import { SHARED } from '../content/posts/check-posts';
import { postSchema } from '../content/posts/post-schema';
import { ratesSchema } from '../content/rates/rates-schema';
import type { Words } from '../content/words/words';
import type { PicturePlace } from '../pictures/picture-places';
import type { FieldWords } from './field-words';
import { fieldsOf, type EditorField } from './fields-of';
import { BODY } from './formats';
import { editorPictures } from './pictures';

export interface EditorSite {
  /** The words of each file, in the first language, by its name. */
  words: Readonly<Record<string, Words>>;
  /** Who may write, by the names of their files. */
  authors: readonly string[];
  /** The places that show pictures of pages. */
  pictures: readonly PicturePlace[];
  /** What a new article begins with. */
  newPost: { id: number; date: string; body: Record<Language, string> };
}

interface EditorPlace {
  /** The language in which the editor itself speaks. */
  locale: string;
  /** The folder of the content, with a slash at its end, or nothing. */
  folder: string;
  backend: Readonly<Record<string, unknown>>;
  /** Whether what is saved waits for review. */
  review: boolean;
  /** Where the pages can be seen. */
  site: string;
}

/** The whole configuration of the editor, made of the site’s own tables and schemas. */
export function editorConfig(site: EditorSite, place: EditorPlace, words: FieldWords) {
  const { locale, folder, backend, review, site: address } = place;
  return {
    load_config_file: false,
    locale,
    backend,
    publish_mode: review ? 'editorial_workflow' : 'simple',
    media_folder: `${folder}images`,
    public_folder: '',
    slug: { encoding: 'ascii', clean_accents: true },
    i18n: { structure: 'multiple_files', locales: [...languages], default_locale: defaultLanguage },
    site_url: address,
    editor: { preview: false },
    pictures: editorPictures(site.pictures, words),
    collections: [
      articles(site, folder, words),
      pages(site, folder, words),
      facts(folder, words),
      people(folder, words),
      legal(folder, words),
    ],
  };
}

const named = (words: FieldWords, name: string, key = 'label') => {
  const { label, hint } = words(`collection.${name}`, name);
  return { [key]: label, ...(hint && { label_singular: hint }) };
};

function articles({ authors, newPost }: EditorSite, folder: string, words: FieldWords) {
  const { body, ...first } = newPost;
  const start: Record<string, unknown> = { ...first, aliases: [], draft: true, listed: true };
  const fields = fieldsOf(postSchema, words, 'post').map((field) => ({
    ...field,
    ...(field.name === 'author' && { widget: 'select', options: authors, default: authors[0] }),
    ...(field.name === 'category' && { default: categories[0] }),
    ...(field.name in start && { default: start[field.name] }),
    i18n: (SHARED as readonly string[]).includes(field.name) ? ('duplicate' as const) : true,
  }));
  return {
    name: articleRoute.id,
    ...named(words, articleRoute.id),
    folder: `${folder}blog`,
    path: '{{slug}}/index',
    slug: '{{fields.slug}}',
    identifier_field: 'title',
    summary: '{{title}}',
    preview_path: `${defaultLanguage}/blog/{{fields.slug}}/`,
    media_folder: '',
    public_folder: '',
    create: true,
    i18n: true,
    format: 'text',
    extension: 'mdx',
    fields: [
      ...fields,
      { ...text(words, 'post'), default: body[defaultLanguage], default_by_locale: body },
    ],
  };
}

function legal(folder: string, words: FieldWords) {
  return {
    name: 'legal',
    ...named(words, 'legal'),
    folder: `${folder}legal`,
    path: '{{slug}}/index',
    slug: '{{slug}}',
    identifier_field: 'updated',
    summary: '{{dirname}} · {{updated}}',
    create: false,
    delete: false,
    i18n: true,
    format: 'text',
    extension: 'mdx',
    fields: [
      ...fieldsOf(legalSchema, words, 'legal').map((field) => ({ ...field, i18n: 'duplicate' })),
      text(words, 'legal'),
    ],
  };
}

function text(words: FieldWords, path: string): EditorField {
  const { label, hint } = words(`${path}.${BODY}`, BODY);
  return {
    name: BODY,
    label,
    ...(hint && { hint }),
    widget: 'markdown',
    i18n: true,
    buttons: [
      'bold',
      'italic',
      'link',
      'heading-two',
      'heading-three',
      'bulleted-list',
      'numbered-list',
    ],
  };
}

function people(folder: string, words: FieldWords) {
  return {
    name: 'people',
    ...named(words, 'people'),
    folder: `${folder}people`,
    slug: '{{name}}',
    identifier_field: 'name',
    media_folder: '',
    public_folder: '',
    create: true,
    format: 'facts',
    extension: 'yml',
    fields: fieldsOf(personSchema, words, 'person'),
  };
}

function facts(folder: string, words: FieldWords) {
  return {
    name: 'company',
    ...named(words, 'company'),
    format: 'facts',
    files: [
      {
        name: 'company',
        ...named(words, 'company'),
        file: `${folder}company.yml`,
        fields: fieldsOf(companySchema, words, 'company').map(withRules),
      },
      {
        name: 'sums',
        ...named(words, 'sums'),
        file: `${folder}sums.yml`,
        fields: fieldsOf(ratesSchema, words, 'sums'),
      },
    ],
  };
}

/** Of a figure only what its rule leaves open: its unit is known, and so may be its ends. */
function withRules(group: EditorField): EditorField {
  if (group.name !== 'figures') return group;
  const fields = group.fields?.map((figure) => {
    const { ends, unit } = figureRules[figure.name as keyof typeof figureRules];
    const left = { value: ['from', 'to'], range: ['value'] };
    const hidden = ['unit', ...(ends ? left[ends] : [])];
    return {
      ...figure,
      label: unit ? `${figure.label}, ${unit}` : figure.label,
      collapsed: false,
      fields: figure.fields?.filter(({ name }) => !hidden.includes(name)),
    };
  });
  return { ...group, ...(fields && { fields }) };
}

function pages({ words: files }: EditorSite, folder: string, words: FieldWords) {
  const i18n = { structure: 'multiple_folders' };
  return {
    name: 'words',
    ...named(words, 'words'),
    format: 'words',
    i18n,
    files: Object.entries(files).map(([name, held]) => ({
      name,
      label: words(`words.${name}`, nameOf(held) ?? name).label,
      file: `${folder}locales/${defaultLanguage}/${name}.json`,
      i18n,
      fields: wordFields(held, words, `words.${name}`),
    })),
  };
}

function nameOf({ meta }: Words): string | undefined {
  return typeof meta === 'object' && typeof meta.name === 'string' ? meta.name : undefined;
}

/** A field for each text, in the groups in which they stand. */
function wordFields(held: Words, words: FieldWords, path: string): EditorField[] {
  return Object.entries(held).map(([name, inner]) => {
    const { label, hint } = words(`${path}.${name}`, name);
    const field = { name, label, ...(hint && { hint }), i18n: true as const };
    if (typeof inner === 'string')
      return { ...field, widget: inner.length > 60 ? 'text' : 'string' };
    const title = typeof inner.title === 'string' && { summary: '{{fields.title}}' };
    const fields = wordFields(inner, words, `${path}.${name}`);
    return { ...field, widget: 'object', collapsed: true, ...title, fields };
  });
}
