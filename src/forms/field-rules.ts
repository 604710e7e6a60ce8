import type { ObjectSchema, SchemaDescription } from 'yup';
import type { FieldName, Inquiry } from './inquiries';

/** The browser's own rules for an input. */
export interface FieldRules {
  required: boolean;
  type: 'text' | 'email';
  /** The earliest day of a date. */
  min?: string;
}

/** What a schema asks of a field, as the attributes by which a browser checks it. */
export function fieldRules(schema: ObjectSchema<Inquiry>, field: FieldName): FieldRules {
  const { tests } = schema.describe().fields[field] as SchemaDescription;
  const params = (name: string) => tests.find((test) => test.name === name)?.params;
  const min = params('min')?.min;
  return {
    required: tests.some(({ name }) => name === 'required'),
    type: tests.some(({ name }) => name === 'email') ? 'email' : 'text',
    ...(typeof min === 'string' && min !== '' && { min }),
  };
}
