import { validateYupSchema, yupToFormErrors, type FormikErrors } from 'formik';
import { object, string, type StringSchema } from 'yup';
import { MESSAGE_LIMIT } from './form-tables';
import { formFields, type Inquiry, type InquiryType } from './inquiries';
import type { FieldError, FieldRule } from './table-types';

const error = (name: FieldError) => name;

const trimmed = () => string().trim();

const rules: Record<FieldRule, (today: string) => StringSchema> = {
  text: trimmed,
  // Browsers accept an address whose domain has no dot, but nobody can reply to it.
  email: () =>
    trimmed()
      .email(error('email'))
      .matches(/@.+\.[^.\s]{2,}$/, { message: error('domain'), excludeEmptyString: true }),
  day: (today) =>
    trimmed()
      .matches(/^\d{4}-\d\d-\d\d$/, { message: error('day'), excludeEmptyString: true })
      .test({ message: error('past'), test: (value) => !value || value >= today }),
  // A rule and not an attribute, which would cut what is pasted without a word.
  message: () => trimmed().max(MESSAGE_LIMIT, error('tooLong')),
};

/** The name of what is wrong with each field. @param today As YYYY-MM-DD. */
export async function errorsIn(
  type: InquiryType,
  inquiry: Inquiry,
  today: string,
): Promise<FormikErrors<Inquiry>> {
  const shape = formFields(type).map(([name, { rule, optional }]) => {
    const schema = rules[rule](today);
    return [name, optional ? schema : schema.required(error('required'))];
  });
  try {
    await validateYupSchema(inquiry, object(Object.fromEntries(shape)));
    return {};
  } catch (reason) {
    return yupToFormErrors(reason);
  }
}
