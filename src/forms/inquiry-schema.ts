import { object, string, type ObjectSchema, type StringSchema } from 'yup';
import { inquiryFields, type FieldName, type Inquiry, type InquiryType } from './inquiries';
import { lettersLeft } from './submission-size';

/** Why a field is refused; the page's words say it in its language. */
export type Refusal = 'required' | 'email' | 'domain' | 'day' | 'past' | 'tooLong';

const refusal = (name: Refusal) => name;

/** Fields that a kind of inquiry can do without (specification, section 5). */
const optionalFields: Record<InquiryType, readonly FieldName[]> = {
  contact: ['phone'],
  property: ['message'],
  consultation: ['message'],
  quick: [],
};

const text = () => string().trim();

/** A browser lets pass an address whose domain has no dot; nobody can answer to it. */
const email = () =>
  text()
    .email(refusal('email'))
    .matches(/@.+\.[^.\s]{2,}$/, {
      name: 'domain',
      message: refusal('domain'),
      excludeEmptyString: true,
    });

/** A day as `<input type="date">` gives it; days written so can be compared as texts. */
const day = (earliest: string) =>
  text()
    .matches(/^\d{4}-\d\d-\d\d$/, { message: refusal('day'), excludeEmptyString: true })
    .test({
      name: 'min',
      params: { min: earliest },
      message: refusal('past'),
      test: (value) => !value || value >= earliest,
    });

/** The mail service takes only so much, and of all fields the message is the one to shorten. */
const message = (type: InquiryType) =>
  text().test({
    name: 'room',
    message: refusal('tooLong'),
    test: (_, { parent }) => lettersLeft(type, parent as Inquiry) >= 0,
  });

/**
 * The rules of a kind of inquiry: the one source of what the browser checks (`fieldRules`) and of
 * what is checked again when it is sent.
 * @param today The earliest day of a consultation, as YYYY-MM-DD.
 */
export function inquirySchema(type: InquiryType, today = ''): ObjectSchema<Inquiry> {
  const shape = inquiryFields[type].map((field): [FieldName, StringSchema] => {
    const rule = ruleOf(type, field, today);
    const needed = !optionalFields[type].includes(field);
    return [field, needed ? rule.required(refusal('required')) : rule];
  });
  return object(Object.fromEntries(shape)) as ObjectSchema<Inquiry>;
}

function ruleOf(type: InquiryType, field: FieldName, today: string): StringSchema {
  if (field === 'email') return email();
  if (field === 'date') return day(today);
  if (field === 'message') return message(type);
  return text();
}
