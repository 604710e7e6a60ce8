import type { AnyObjectSchema, Schema } from 'yup';
import type { FieldWords } from './field-words';

/** A field of a form of the editor, as its configuration names it. */
export interface EditorField {
  name: string;
  label: string;
  hint?: string;
  widget: string;
  required?: boolean;
  i18n?: boolean | 'duplicate';
  fields?: EditorField[];
  [setting: string]: unknown;
}

/** Texts that need more than a line. */
const LONG = /^(excerpt|about|bio|note|preText|explanation|lead|text|customDescription)$/;

/**
 * The fields of a form for what a schema describes: an input of the right kind for each, with the
 * bounds and patterns of the schema. `path` is the name under which the words know the group.
 */
export function fieldsOf(schema: AnyObjectSchema, words: FieldWords, path: string): EditorField[] {
  return Object.entries(schema.fields).map(([name, inner]) =>
    fieldOf(name, inner as Schema, words, `${path}.${name}`),
  );
}

function fieldOf(name: string, schema: Schema, words: FieldWords, path: string): EditorField {
  const { label, hint } = words(path, name);
  // A list may be empty; a form would not take that for an answer.
  const required = !schema.spec.optional && schema.type !== 'array';
  const named = { name, label, ...(hint && { hint }), required };
  if (isGroup(schema)) {
    const fields = fieldsOf(schema, words, path);
    return { ...named, widget: 'object', collapsed: fields.length > 3, fields };
  }
  return { ...named, ...inputOf(name, schema, hint) };
}

function inputOf(name: string, schema: Schema, hint: string | undefined) {
  const { type, oneOf } = schema.describe() as { type: string; oneOf: unknown[] };
  const options = oneOf.filter((option) => option !== undefined && option !== null);
  if (type === 'boolean') return { widget: 'boolean' };
  if (type === 'number') return { widget: 'number', ...boundsOf(schema) };
  if (type === 'array') return { widget: 'list', allow_add: true };
  if (options.length > 0) return { widget: 'select', options };
  if (schema.meta()?.picture) return { widget: 'image', choose_url: false };
  if (tests(schema).includes('date'))
    return {
      widget: 'datetime',
      format: 'YYYY-MM-DD',
      date_format: 'YYYY-MM-DD',
      time_format: false,
      picker_utc: true,
      // Else a day that is left out would become today.
      default: '',
    };
  return { widget: LONG.test(name) ? 'text' : 'string', ...patternOf(schema, hint) };
}

function boundsOf(schema: Schema) {
  const { tests: described } = schema.describe();
  const bound = (name: string) => {
    const value = described.find((test) => test.name === name)?.params?.[name];
    return value === undefined ? {} : { [name]: value };
  };
  const whole = tests(schema).includes('integer');
  return {
    value_type: whole ? 'int' : 'float',
    step: whole ? 1 : 0.0001,
    ...bound('min'),
    ...bound('max'),
  };
}

/** The pattern that a text must match, with what it tells an editor. */
function patternOf(schema: Schema, hint: string | undefined) {
  const patterns = schema.tests.flatMap(({ OPTIONS: { params, message } = {} }) =>
    params?.regex instanceof RegExp ? [{ regex: params.regex, message }] : [],
  );
  // That a text is not empty is asked by `required`.
  const own = patterns.find(({ regex }) => regex.source !== String.raw`\S`);
  if (!own) return {};
  return {
    pattern: [
      own.regex.source,
      hint ?? (typeof own.message === 'string' ? own.message : own.regex.source),
    ],
  };
}

function tests(schema: Schema): string[] {
  return schema.describe().tests.flatMap(({ name }) => name ?? []);
}

function isGroup(schema: Schema): schema is AnyObjectSchema {
  return schema.type === 'object';
}
