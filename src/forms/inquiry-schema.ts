import { validateYupSchema, yupToFormErrors, type FormikErrors } from 'formik';
import { object, string, type StringSchema } from 'yup';
import { MESSAGE_MAX_LENGTH, type FieldError, type FieldRule } from './form-tables';
import { formFields, lastBookableDay, type Inquiry, type InquiryType } from './inquiries';

const error = (name: FieldError) => name;

const trimmed = () => string().trim();

const rules: Record<FieldRule, (today: string) => StringSchema> = {
  text: trimmed,
  // Browsers accept an address whose domain has no dot, but nobody can reply to it.
  email: () =>
    trimmed()
      .matches(/^[^@]*$|@.+\.[^.\s]{2,}$/, error('domain'))
      .email(error('email')),
  day: (today) =>
    trimmed()
      .matches(/^\d{4}-\d\d-\d\d$/, { message: error('day'), excludeEmptyString: true })
      .test({ message: error('past'), test: (value) => !value || value >= today })
      .test({ message: error('far'), test: (value) => !value || value <= lastBookableDay(today) }),
  // A validation rule instead of `maxlength`, which would truncate pasted text silently.
  message: () => trimmed().max(MESSAGE_MAX_LENGTH, error('tooLong')),
};

/** The name of each field's error. @param today As YYYY-MM-DD. */
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
