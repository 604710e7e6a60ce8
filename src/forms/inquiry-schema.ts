import { object, string, type ObjectSchema, type StringSchema } from 'yup';
import { fieldsOf, type Inquiry, type InquiryType } from './inquiries';
import { lettersLeft } from './submission-size';
import type { Refusal, Rule } from './table-types';

const refusal = (name: Refusal) => name;

const text = () => string().trim();

/** Browsers accept an address whose domain has no dot, but nobody can reply to it. */
const email = () =>
  text()
    .email(refusal('email'))
    .matches(/@.+\.[^.\s]{2,}$/, { message: refusal('domain'), excludeEmptyString: true });

/** A day as `<input type="date">` gives it; days written so can be compared as texts. */
const day = (_: InquiryType, earliest: string) =>
  text()
    .matches(/^\d{4}-\d\d-\d\d$/, { message: refusal('day'), excludeEmptyString: true })
    .test({ message: refusal('past'), test: (value) => !value || value >= earliest });

/** The mail service has a limit, and the message is the field that a visitor can shorten. */
const room = (type: InquiryType) =>
  text().test({
    message: refusal('tooLong'),
    test: (_, { parent }) => lettersLeft(type, parent as Inquiry) >= 0,
  });

const rules: Record<Rule, (type: InquiryType, today: string) => StringSchema> = {
  text,
  email,
  day,
  room,
};

/**
 * The rules of a kind of inquiry, as they are checked when it is sent.
 * @param today The earliest day of a consultation, as YYYY-MM-DD.
 */
export function inquirySchema(type: InquiryType, today: string): ObjectSchema<Inquiry> {
  const shape = fieldsOf(type).map(([name, { rule, optional }]) => {
    const schema = rules[rule](type, today);
    return [name, optional ? schema : schema.required(refusal('required'))];
  });
  return object(Object.fromEntries(shape)) as ObjectSchema<Inquiry>;
}
