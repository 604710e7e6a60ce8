import { languages } from '../../site/languages';

export interface EditorField {
  name: string;
  label: string;
  hint?: string;
  widget?: string;
  required?: boolean | readonly string[];
  fields?: EditorField[];
  [option: string]: unknown;
}

type Options = Omit<Partial<EditorField>, 'name' | 'label' | 'hint'>;

/** `label` may carry a hint: `Label | Hint`. */
export function input(name: string, label: string, ...options: Options[]): EditorField {
  const [words = name, hint] = label.split(' | ');
  return Object.assign({ name, label: words, ...(hint && { hint }) }, ...options) as EditorField;
}

export const optional: Options = { required: false };
export const paragraph: Options = { widget: 'text' };
export const image: Options = { widget: 'image', accept: 'image/*', choose_url: false };
export const day: Options = {
  widget: 'datetime',
  type: 'date',
  format: 'YYYY-MM-DD',
  picker_utc: true,
};

export const like = (pattern: RegExp, message: string): Options => ({
  pattern: [pattern.source, message],
});

export const webAddress = like(
  /^https:\/\/[^\s/]+\.[^\s/.]+(\/\S*[^\s/])?$/,
  'Adrese sākas ar https:// un beidzas bez slīpsvītras.',
);

export const clock = like(/^([01]\d|2[0-3]):[0-5]\d$/, 'Laiku raksta šādi: 09:00.');

export const number = (min: number, max: number, whole = true): Options => ({
  widget: 'number',
  value_type: whole ? 'int' : 'float',
  min,
  max,
});

export const fieldset = (name: string, label: string, fields: EditorField[]): EditorField =>
  input(name, label, { widget: 'object', collapsed: true, fields });

/** `summary` is the field by which closed items are told apart. */
export const list = (
  name: string,
  label: string,
  summary: string,
  fields: EditorField[],
): EditorField =>
  input(name, label, optional, {
    widget: 'list',
    collapsed: true,
    summary: `{{fields.${summary}}}`,
    fields,
  });

export const localizedField = (name: string, label: string, ...options: Options[]): EditorField => {
  const fields = languages.map((language) => input(language, language.toUpperCase(), ...options));
  return input(name, label, { widget: 'object', fields });
};
