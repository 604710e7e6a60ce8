import { defaultLanguage, eachLanguage, languages, type Language } from '../../site/languages';
import { describe, isLocalized, type Description } from '../content/fields';
import { wordLists, isListName, metaText, type Words } from '../content/words/words';
import wordNames from './word-names.json';

export interface EditorField {
  name: string;
  label: string;
  hint?: string;
  widget?: string;
  required?: boolean | readonly string[];
  fields?: EditorField[];
  [option: string]: unknown;
}

type Options = Partial<EditorField>;

interface Rules {
  min?: number;
  max?: number;
  regex?: RegExp;
}

/** The values in the file: of figures and rates the form shows only those. */
type Written = Readonly<Record<string, unknown>>;

/** The browser makes an upload smaller; WebP is the only kind that the editor writes. */
export const uploads = {
  default: { config: { transformations: { raster_image: { width: 2400, height: 2400 } } } },
};

const widgetByKind: Readonly<Record<string, Options>> = {
  hidden: { widget: 'hidden' },
  paragraph: { widget: 'text' },
  email: { type: 'email' },
  person: {
    widget: 'relation',
    collection: 'people',
    value_field: '{{slug}}',
    display_fields: ['name'],
  },
  picture: { widget: 'image', accept: 'image/*', choose_url: false, media_libraries: uploads },
  day: { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
};

/** The fields of a form, as the schema of its file describes them. */
export const editorFields = ({ fields = {} }: Description, written: unknown = {}): EditorField[] =>
  Object.entries(fields)
    .filter(([name, { meta }]) => !meta?.ifPresent || name in (written as Written))
    .map(([name, field]) => fieldOf(name, field, (written as Written)[name]));

function fieldOf(name: string, field: Description, written: unknown): EditorField {
  const { label = name, meta = {}, type } = field;
  const isOptional = field.optional && !meta.ifPresent;
  const hint = [meta.hint, isOptional && type !== 'array' && 'Var nebūt.']
    .filter(Boolean)
    .join(' ');
  return {
    name,
    label,
    ...(hint && { hint }),
    ...(isOptional && { required: false }),
    ...widgetOf(field, written),
    ...(!isLocalized(field) && widgetByKind[meta.kind ?? '']),
  };
}

function widgetOf(field: Description, written: unknown): Options {
  const { type, innerType, meta = {}, oneOf, tests } = field;
  const rules = Object.assign({}, ...tests.map(({ params }) => params)) as Rules;
  if (isLocalized(field)) return { widget: 'object', fields: inEachLanguage(field) };
  if (innerType?.fields)
    return {
      widget: 'list',
      collapsed: true,
      summary: `{{fields.${meta.summary}}}`,
      fields: editorFields(innerType),
    };
  if (innerType?.oneOf.length) return { ...widgetOf(innerType, written), multiple: true };
  if (innerType) return { ...widgetOf(innerType, written), widget: 'list' };
  if (type === 'object')
    return {
      widget: 'object',
      ...(meta.kind !== 'figure' && { collapsed: true }),
      fields: editorFields(field, written),
    };
  if (type === 'number') {
    const value_type = tests.some(({ name }) => name === 'integer') ? 'int' : 'float';
    return { widget: 'number', value_type, min: rules.min, max: rules.max };
  }
  if (type === 'boolean') return { widget: 'boolean' };
  if (oneOf.length > 0) return { widget: 'select', options: oneOf.map(optionOf(meta.labels)) };
  return meta.form ? { pattern: [rules.regex?.source, meta.form] } : {};
}

const optionOf = (labels?: readonly string[]) => (value: unknown, index: number) =>
  labels ? { value, label: labels[index] } : value;

const inEachLanguage = ({ meta }: Description): EditorField[] =>
  languages.map((name) => ({ name, label: name.toUpperCase(), ...widgetByKind[meta?.kind ?? ''] }));

/** A one-line input would cut it off, or lose its line breaks. */
const isLong = (text: unknown) => /\n|.{61}/.test(String(text));

const labels: Readonly<Record<'pages' | 'fields', Readonly<Record<string, string>>>> = wordNames;

export type PageTexts = Readonly<Record<Language, Words>>;

export const pageName = (page: string, words: Words): string =>
  labels.pages[page] ?? metaText(words, 'name') ?? page;

/** A list to which an editor adds in all languages at once. */
function listOf(name: string): EditorField {
  const list = isListName(name) ? fieldOf(name, describe(wordLists[name]), undefined) : undefined;
  const inEach = (field: EditorField): EditorField => ({
    ...field,
    i18n: field.fields || field.name === 'to' ? 'duplicate' : true,
    ...(field.fields && { fields: field.fields.map(inEach) }),
  });
  return inEach(list ?? { name, label: name });
}

export const wordFields = (pages: PageTexts): EditorField[] =>
  Object.entries(pages[defaultLanguage]).map(([name, inner]) => {
    const label = labels.fields[name] ?? name;
    const within = (language: Language) => pages[language][name];
    if (typeof inner === 'string') {
      const required = languages.filter((language) => within(language) !== undefined);
      const widget = languages.some((language) => isLong(within(language))) ? 'text' : 'string';
      return { name, label, i18n: true, widget, required };
    }
    if (Array.isArray(inner)) return listOf(name);
    const title = typeof inner.title === 'string' && { summary: '{{fields.title}}' };
    const fields = wordFields(eachLanguage(within) as PageTexts);
    return { name, label, i18n: true, widget: 'object', collapsed: true, ...title, fields };
  });
