import { object, string, type ObjectSchema, type StringSchema } from 'yup';
import { fieldsOf, type Inquiry, type InquiryType } from './inquiries';
import { charactersLeft } from './submission-size';
import type { FieldError, Rule } from './table-types';

const error = (name: FieldError) => name;

const text = () => string().trim();

const rules: Record<Rule, (type: InquiryType, today: string) => StringSchema> = {
  text,
  // Browsers accept an address whose domain has no dot, but nobody can reply to it.
  email: () =>
    text()
      .email(error('email'))
      .matches(/@.+\.[^.\s]{2,}$/, { message: error('domain'), excludeEmptyString: true }),
  day: (_, today) =>
    text()
      .matches(/^\d{4}-\d\d-\d\d$/, { message: error('day'), excludeEmptyString: true })
      .test({ message: error('past'), test: (value) => !value || value >= today }),
  // The message is the field that a visitor can shorten.
  message: (type) =>
    text().test({
      message: error('tooLong'),
      test: (_, { parent }) => charactersLeft(type, parent as Inquiry) >= 0,
    }),
};

/** @param today As YYYY-MM-DD. */
export function inquirySchema(type: InquiryType, today: string): ObjectSchema<Inquiry> {
  const shape = fieldsOf(type).map(([name, { rule, optional }]) => {
    const schema = rules[rule](type, today);
    return [name, optional ? schema : schema.required(error('required'))];
  });
  return object(Object.fromEntries(shape)) as ObjectSchema<Inquiry>;
}
