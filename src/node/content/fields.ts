import { number, object, setLocale, string } from 'yup';
import type { ObjectShape, Schema, SchemaDescription, StringSchema } from 'yup';
import type { Figure } from '../../site/format-figure';
import { eachLanguage, languages, profiles } from '../../site/languages';
import { dayInRiga } from '../../site/riga-time';
import { COPIED, isCopied } from './text-checks';

/** In pixels, after the rotation that the camera recorded. */
export interface PictureSize {
  width: number;
  height: number;
}

export const LINK_PREVIEW: PictureSize = { width: 1200, height: 630 };

declare module 'yup' {
  /** Metadata of a schema for the editor and for GraphQL, in addition to its rules and its label. */
  interface CustomSchemaMetadata {
    hint?: string;
    /** The kind of value, if it is more than its type. */
    kind?:
      'hidden' | 'paragraph' | 'phone' | 'email' | 'person' | 'picture' | 'day' | 'time' | 'figure';
    /** Of a picture, the least width and height that its place needs. */
    least?: PictureSize;
    /** The editor shows it only where the file has it. */
    ifPresent?: true;
    unit?: Figure['unit'];
    /** What the editor says of a text that does not match its pattern. */
    form?: string;
    labels?: readonly string[];
    /** The field of a list's items that the editor shows while they are collapsed. */
    summary?: string;
  }
}

const typeNames: Readonly<Record<string, string>> = {
  array: 'a list: below the name, a line for each that begins with "- "',
  boolean: 'true or false',
  number: 'a number',
  object: 'a group of lines like "key: value"',
  string: 'a text; put it in quotes',
};

// Yup's own messages are for developers.
setLocale({
  mixed: {
    notNull: 'is empty; expected a value, or leave it out',
    notType: ({ type }: { type: string }) => `must be ${typeNames[type] ?? type}`,
  },
});

export interface Description extends SchemaDescription {
  fields?: Readonly<Record<string, Description>>;
  innerType?: Description;
}

export const describe = (schema: Schema) => schema.describe() as Description;

export const isLocalized = ({ fields = {} }: Description): boolean =>
  languages.every((language) => language in fields);

/** A text in which facts of the company are filled in. */
export const filledText = () =>
  string()
    .required('is required: a text')
    .matches(/\S/, { name: 'filled', message: 'is empty; expected a text' });

const NO_FACT = 'holds {{; no fact is filled in here, expected plain words';

export const requiredText = () =>
  filledText().matches(/^(?!.*\{\{)/s, { name: 'plain', message: NO_FACT });

export const optionalText = () =>
  string().matches(/\S/, { name: 'filled', message: 'is empty; expected a text, or leave it out' });

export const between = (least: number, most: number) => {
  const message = `must be between ${least} and ${most}`;
  return number().required('is required: a number').min(least, message).max(most, message);
};

export const wholeBetween = (least: number, most: number) =>
  between(least, most).integer('must be a whole number');

/** Rejects unknown keys. */
export const strictShape = <Fields extends ObjectShape>(fields: Fields) => {
  const names = Object.keys(fields).join(', ') || 'none';
  return object(fields).noUnknown(true, `is not known here; expected one of: ${names}`);
};

export const strictObject = <Fields extends ObjectShape>(fields: Fields) =>
  strictShape(fields).required('is required: a group of lines like "key: value"');

export const localizedText = () =>
  strictObject(eachLanguage(requiredText)).test('translated', COPIED, (texts) => {
    const [first, ...others] = Object.values(texts);
    return !others.some((other) => isCopied(first, other));
  });

/** A group that a company may lack: either complete or missing. */
export const optionalObject = <Fields extends ObjectShape>(fields: Fields) =>
  strictShape(fields).optional().default(undefined);

export const optionalLocalized = () => optionalObject(eachLanguage(requiredText));

/** An address that begins with https, without a slash at its end. */
export const httpsUrl = <Text extends string | undefined>(schema: StringSchema<Text>) =>
  schema
    .matches(
      /^https:\/\/[^\s/]+\.[^\s/.]+(\/\S*[^\s/])?$/,
      'must be an address that begins with https:// and ends without a slash',
    )
    .meta({ form: 'Adrese sākas ar https:// un beidzas bez slīpsvītras.' })
    .test('address', 'must be an address', (value) => value === undefined || URL.canParse(value));

/** The name of a picture in the folder of its file. */
export const picture = <Text extends string | undefined>(schema: StringSchema<Text>) =>
  schema
    .matches(/^[^/\\]+$/, 'must be the name of a file alone; save the picture in this folder')
    .meta({ kind: 'picture' });

/** In the quotation marks of its language. */
export const quotation = () =>
  strictObject(
    eachLanguage((language) => {
      const [open, close] = profiles[language].quotes;
      const expected = `stands without its quotation marks; expected ${open}…${close} around it`;
      return requiredText().matches(new RegExp(`^${open}.*${close}$`, 's'), expected);
    }),
  );

export const date = () =>
  string()
    .test(
      'date',
      ({ value }) =>
        `must be a date from 2000 on, like '2025-05-01', in quotes${value ? '' : ', or be left out'}`,
      (value) => value === undefined || (/^2\d{3}-\d\d-\d\d$/.test(value) && isCalendarDay(value)),
    )
    .meta({ kind: 'day' });

/** A day, a month or a year that is not in the future. */
export const notInFuture = <Text extends string | undefined>(schema: StringSchema<Text>) =>
  schema.test(
    'notInFuture',
    'lies in the future; expected today or a day before',
    (value) => value === undefined || value <= dayInRiga(new Date()).slice(0, value.length),
  );

/** `Date` would turn February 30 into March 2. */
export function isCalendarDay(value: string): boolean {
  const day = new Date(`${value}T00:00Z`);
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(value);
}

export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A former slug, or its whole path, as the editor writes it. */
export const alias = () =>
  requiredText().matches(
    /^(\/[a-z]+\/blog\/)?[a-z0-9]+(-[a-z0-9]+)*\/?$/,
    'must be lower-case letters, digits and single hyphens',
  );

/** A time of the day as `09:00`; without quotes YAML reads a number. */
export const time = () =>
  requiredText()
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time like '09:00', in quotes")
    .meta({ kind: 'time', form: 'Laiku raksta šādi: 09:00.' });
