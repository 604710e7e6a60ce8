import type { Schema, SchemaDescription } from 'yup';
import { languages } from '../../site/languages';

/** What a schema says of a value: its rules, its label, and what stands within it. */
export interface Description extends SchemaDescription {
  fields?: Readonly<Record<string, Description>>;
  innerType?: Description;
}

export const describe = (schema: Schema) => schema.describe() as Description;

/** A text in each language. */
export const isLocalized = ({ fields = {} }: Description): boolean =>
  languages.every((language) => language in fields);
